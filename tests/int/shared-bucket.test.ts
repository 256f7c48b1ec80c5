import { PutObjectCommand, S3Client, ListObjectsV2Command } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { payloadClient } from '#src/services/platform/payload.ts'
import { sweepOrphans } from '#src/services/storage/orphan-sweep.ts'
import { createS3Store } from '#src/services/storage/s3-store.ts'
import { storeOwnerProblem } from '#src/services/storage/store-owner.ts'
import { randomStem } from '#src/services/uploads/file-name.ts'
import { BUCKET, BUCKET_KEYS, listStore, startBucket } from '#tests/support/bucket.ts'

const bytes = Buffer.from('0123456789')
const url = 'https://ours.example'
let bucket: Awaited<ReturnType<typeof startBucket>>
let raw: S3Client

beforeAll(async () => {
  bucket = await startBucket()
  const { endpoint } = bucket
  raw = new S3Client({
    endpoint,
    ...{ region: 'us-east-1', forcePathStyle: true, credentials: BUCKET_KEYS },
  })
})
afterAll(() => bucket.stop())
beforeEach(async () => {
  for (const name of ['shared', 'other', 'third'])
    for (const { kind, name: file } of await listStore(storeAt(name)))
      await storeAt(name).remove(kind, file)
})

const storeAt = (prefix: string | undefined) => {
  const { endpoint } = bucket
  return createS3Store({ bucket: BUCKET, prefix, region: 'us-east-1', endpoint, ...BUCKET_KEYS })
}
const put = (Key: string) => raw.send(new PutObjectCommand({ Bucket: BUCKET, Key, Body: bytes }))
const keys = async (Prefix: string) => {
  const { Contents = [] } = await raw.send(new ListObjectsV2Command({ Bucket: BUCKET, Prefix }))
  return Contents.map(({ Key }) => Key).sort()
}
const sweep = (store: ReturnType<typeof storeAt>) => sweepOrphans({ olderThanMs: -2000, store })
const problem = async (store: ReturnType<typeof storeAt>, mayClaim = true) =>
  storeOwnerProblem({ client: (await payloadClient()).db.pool, store, url, mayClaim })

describe('a bucket with objects of others', () => {
  it('keeps their objects below media/ and resumes/, and loses an orphan of ours in the middle', async () => {
    const store = storeAt('shared')
    const ours = `${randomStem()}.txt`
    const foreign = [
      ...['media/a-photo.jpg', 'media/2024/photo.png', `media/thumbs/${ours}`],
      ...[`media/${'A'.repeat(26)}.png`, `media/${'z'.repeat(27)}.png`, 'resumes/cv.pdf'],
    ].map((key) => `shared/${key}`)
    await put(foreign[0] ?? '')
    await store.write('media', ours, bytes)
    await store.write('media', ours.replace('.', '-720.'), bytes)
    for (const key of foreign.slice(1)) await put(key)
    expect(await sweep(store)).toEqual({ seen: 2, removed: 2 })
    expect(await keys('shared/media')).toEqual(foreign.slice(0, -1).sort())
    expect(await keys('shared/resumes')).toEqual(foreign.slice(-1))
  })

  it.each(['../escape.txt', 'a-photo.jpg', '2024/photo.png'])('cannot remove %j', async (name) => {
    await expect(storeAt('shared').remove('media', name)).rejects.toThrow('Not a name')
  })
})

describe('two sites in one bucket', () => {
  it('see the files below their own prefix only', async () => {
    const [top, one, two] = [storeAt(undefined), storeAt('one'), storeAt('media')]
    const names = [randomStem(), randomStem(), randomStem()].map((stem) => `${stem}.txt`)
    for (const [at, store] of [top, one, two].entries())
      await store.write('media', names[at] ?? '', bytes)
    for (const [at, store] of [top, one, two].entries())
      expect((await listStore(store)).map(({ name }) => name)).toEqual([names[at]])
    expect(await keys('one/')).toEqual([`one/media/${names[1] ?? ''}`])
    expect(await one.size('media', names[0] ?? '')).toBeNull()
  })

  it('a second site does not start with the bucket of another one, and removes nothing', async () => {
    const store = storeAt('other')
    const name = `${randomStem()}.txt`
    await store.owner?.write({ id: 'of-another-database', url: 'https://theirs.example' })
    await store.write('media', name, bytes)
    const sentence =
      'S3_BUCKET is used by another site (https://theirs.example): set a different S3_PREFIX, or, if it ' +
      'replaces that site, delete the object other/folio-site.json in the bucket folio-files'
    expect([await problem(store), await problem(store, false)]).toEqual([sentence, sentence])
    expect(await sweep(store)).toEqual({ seen: 1, removed: 0 })
    expect(await store.size('media', name)).toBe(10)
  })

  it('note themselves once, with an id that stays with the database', async () => {
    const store = storeAt('third')
    expect(await problem(store, false)).toBeUndefined()
    expect(await keys('third/folio')).toEqual([])
    expect(await problem(store)).toBeUndefined()
    const noted = await store.owner?.read()
    expect(noted).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/) as string, url })
    expect([await problem(store), await problem(store, false)]).toEqual([undefined, undefined])
    expect(await store.owner?.read()).toEqual(noted)
  })
})
