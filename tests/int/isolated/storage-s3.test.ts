import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { calls } from '#src/contract/calls.ts'
import { createS3Store } from '#src/services/storage/s3-store.ts'
import { BUCKET, BUCKET_KEYS, listStore, startBucket } from '#tests/support/bucket.ts'
import { leavesDamage } from '#tests/support/planted-damage.ts'
import { pdf, picture } from '#tests/support/sample-files.ts'
import { ownSiteProblems } from '#tests/support/site-problems.ts'

// The settings are read once, at the first import of env.ts: everything that reads them is imported afterwards.
let bucket: Awaited<ReturnType<typeof startBucket>>
const load = () => import('#tests/support/uploads.ts')
let uploads: Awaited<ReturnType<typeof load>>
let emptyTrash: () => Promise<unknown>

beforeAll(async () => {
  bucket = await startBucket()
  vi.stubEnv('S3_BUCKET', BUCKET)
  vi.stubEnv('S3_ENDPOINT', bucket.endpoint)
  vi.stubEnv('S3_ACCESS_KEY_ID', BUCKET_KEYS.accessKeyId)
  vi.stubEnv('S3_SECRET_ACCESS_KEY', BUCKET_KEYS.secretAccessKey)
  uploads = await load()
  ;({ emptyTrash } = await import('#tests/support/trash.ts'))
})
leavesDamage('the bucket is gone by then; what is in it is compared here, before')
afterAll(async () => {
  expect(await ownSiteProblems()).toEqual([])
  await bucket.stop()
})

describe('with S3_BUCKET set', () => {
  it('uploads live in the bucket, are served from it, and leave it when the trash is emptied', async () => {
    const { bytesOf, openUrl, sendId, sha256, storeMedia, storeResume } = uploads
    const store = createS3Store({
      bucket: BUCKET,
      region: 'us-east-1',
      endpoint: bucket.endpoint,
      ...BUCKET_KEYS,
    })
    const names = async () =>
      (await listStore(store)).map(({ kind, name }) => `/files/${kind}/${name}`)

    const given = await picture('png', { width: 400, height: 100 })
    const item = await storeMedia(given, 'a.png')
    const resume = await storeResume(pdf())
    const urls = [item.url, ...item.sizes.map(({ url }) => url), resume.url]
    expect((await names()).sort()).toEqual(urls.sort())

    expect(sha256(await bytesOf(await openUrl(item.url)))).toBe(sha256(given))
    const part = await openUrl(resume.url, { range: 'bytes=0-4' })
    expect([part.status, await part.text()]).toEqual([206, '%PDF-'])

    expect((await sendId(calls.deleteMedia, item.id)).status).toBe(200)
    expect((await openUrl(item.url)).status).toBe(404)
    await emptyTrash()
    expect(await names()).toEqual([resume.url])
  })
})
