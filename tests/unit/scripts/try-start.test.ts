import http from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { becomesReady } from '#src/scripts/update/try-start.ts'
import { listen } from '#src/server/process/listen.ts'

/** A server that returns these statuses, one after the other. */
async function serverWith(...statuses: number[]) {
  const asked: string[] = []
  const server = http.createServer((request, response) => {
    asked.push(`${request.headers.host ?? ''}${request.url ?? ''}`)
    response.writeHead(statuses.shift() ?? 200).end()
  })
  const { port } = await listen(server, { port: 0, host: '127.0.0.1' })
  onTestFinished(() => void server.close())
  return { asked, port }
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
