import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { beginRequest } from '#tests/support/http-client.ts'
import { imageProcesses, serverProcess } from '#tests/support/image-processes.ts'
import { useServer } from '#tests/support/use-server.ts'
import { SESSION } from '#tests/support/visitor.ts'

const server = useServer({ failures: [503] })
const { data } = server

const countRows = async () =>
  Number((await server.product().rows('select count(*) as n from media'))[0]?.['n'])
/** Includes files that are being written. */
const files = () => {
  const folder = path.join(server.product().env['DATA_DIR'] ?? '', 'files/media')
  return existsSync(folder) ? readdirSync(folder) : []
}

/** Starts an upload of 2 MB and sends half of it. */
function beginUpload(cookie: string) {
  const form = '--x\r\nContent-Disposition: form-data; name="media"; filename="a.txt"\r\n\r\n'
  const request = beginRequest(Number(new URL(server.url).port), '/api/media/upload', {
    method: 'POST',
    headers: {
      cookie,
      origin: server.url,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 2_000_000,
    },
  })
  const half = new Promise<void>((sent) => {
    request.write(form + 'x'.repeat(1_000_000), () => sent())
  })
  return { request, half }
}

it('U a client that disconnects halfway leaves no row, no file, and no slot taken', async () => {
  const cookie = `${SESSION}=${await server.session()}`
  const before = { rows: await countRows(), files: files() }
  // As many as the semaphore admits, and some that queue.
  const begun = Array.from({ length: 12 }, () => beginUpload(cookie))
  await Promise.all(begun.map(({ half }) => half))
  for (const { request } of begun) request.destroy()
  const { url } = await data.text('after.txt')
  await expect.poll(files).toEqual([...before.files, path.basename(url)].sort())
  expect(await countRows()).toBe(before.rows + 1)
})

const serverId = () => serverProcess(Number(new URL(server.url).port))

it('decodes images outside of the server', async () => {
  await data.image()
  expect((await fetch(`${server.url}/apple-touch-icon.png`)).status).toBe(200)
  expect((await fetch(`${server.url}/cards/site.png`)).headers.get('content-type')).toBe(
    'image/png',
  )
  const isMapped = (pid: number) => readFileSync(`/proc/${pid}/maps`, 'latin1').includes('libvips')
  expect(isMapped(serverId())).toBe(false)
  expect(imageProcesses(serverId()).map(isMapped)).toContain(true)
})
