import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { startBucket } from '#tests/support/bucket.ts'
import { startFaultProxy } from '#tests/support/fault-proxy.ts'
import { bucketSettings } from '#tests/support/faulty-bucket.ts'
import { beginRequest, fileForm, responseTo } from '#tests/support/http-client.ts'
import { useDedicatedServer } from '#tests/support/use-server.ts'

const BYTES = Buffer.alloc(3_000_000, 'The same line again and again.\n')

let bucket: Awaited<ReturnType<typeof startBucket>>
let proxy: Awaited<ReturnType<typeof startFaultProxy>>
let url: string
/** Set before the server starts: hooks run in order. */
const settings: Record<string, string> = {}

beforeAll(async () => {
  bucket = await startBucket()
  proxy = await startFaultProxy(bucket.endpoint)
  Object.assign(settings, bucketSettings(proxy.url))
})
afterAll(async () => {
  await proxy.stop()
  await bucket.stop()
})
const server = useDedicatedServer({ env: settings, leavesDamage: 'the files are in the bucket' })
beforeAll(async () => {
  const form = fileForm('media', BYTES, 'notes.txt')
  const response = await server.asAdmin('POST', '/api/media/upload', form)
  expect(response.status).toBe(201)
  url = ((await response.json()) as MediaItem).url
})

/** The bytes on the wire, and whether the response claims to be complete. */
async function arriving(path: string, headers: Record<string, string> = {}) {
  const call = beginRequest(Number(new URL(server.url).port), path, { headers })
  const answer = await responseTo(call.end())
  let bytes = 0
  answer.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('error', () => undefined)
  await new Promise((resolve) => answer.once('close', resolve))
  return {
    status: answer.statusCode ?? 0,
    announced: Number(answer.headers['content-length']),
    bytes,
    isWhole: answer.complete,
  }
}

it.each([
  ['the whole file', {}, 200, 3_000_000],
  ['a part of it', { range: 'bytes=1000-2900999' }, 206, 2_900_000],
])(
  '%s of a bucket that breaks off: the connection ends before its announced length',
  async (_, headers, status, length) => {
    proxy.set({ kind: 'cut-answer', after: 1_000_000 })
    const broken = await arriving(url, headers)
    expect(broken).toMatchObject({ status, announced: length, isWhole: false })
    expect(broken.bytes).toBeLessThan(length)
    expect(await arriving(url, headers)).toEqual({
      status,
      announced: length,
      bytes: length,
      isWhole: true,
    })
    expect(server.product().output()).not.toContain('uncaught exception')
  },
)
