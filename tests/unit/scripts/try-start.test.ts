import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { updateBackups } from '#src/scripts/archive/update-backups.ts'
import { becomesReady } from '#src/scripts/update/try-start.ts'

/** A server that returns these statuses, one after the other. */
async function serverWith(...statuses: number[]) {
  const asked: string[] = []
  const server = http.createServer((request, response) => {
    asked.push(`${request.headers.host ?? ''}${request.url ?? ''}`)
    response.writeHead(statuses.shift() ?? 200).end()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => void server.close())
  return { asked, port: (server.address() as AddressInfo).port }
}

const NEVER = new Promise<never>(() => undefined)

it('waits until the new release is ready, whatever it prints', async () => {
  const { asked, port } = await serverWith(503, 503, 200)
  const target = { address: '127.0.0.1', port, host: 'example.com' }
  expect(await becomesReady(target, NEVER)).toBe(true)
  expect(asked).toEqual(Array(3).fill('example.com/api/ready'))
})

it('stops waiting when the new release ends', async () => {
  const { port } = await serverWith(...Array<number>(1000).fill(503))
  const target = { address: '127.0.0.1', port, host: 'example.com' }
  expect(await becomesReady(target, Promise.resolve(1))).toBe(false)
})

it('finds the complete backups of updates, and no others', async () => {
  const data = await mkdtemp(path.join(os.tmpdir(), 'folio-data-'))
  onTestFinished(() => rm(data, { recursive: true }))
  expect(await updateBackups(data)).toEqual([])
  await mkdir(path.join(data, 'backups'))
  for (const name of [
    ...['before-update-2.tar.gz', 'before-update-1.tar.gz', 'before-update-3.tar.gz.part'],
    ...['today.tar.gz', 'before-restore-1.tar.gz'],
  ])
    await writeFile(path.join(data, 'backups', name), '')
  expect((await updateBackups(data)).map((file) => path.relative(data, file))).toEqual([
    'backups/before-update-1.tar.gz',
    'backups/before-update-2.tar.gz',
  ])
})
