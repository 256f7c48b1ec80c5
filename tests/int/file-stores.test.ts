import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDiskStore } from '#src/services/storage/disk-store.ts'
import { createS3Store } from '#src/services/storage/s3-store.ts'
import { storageError } from '#src/services/storage/storage-error.ts'
import { randomStem } from '#src/services/uploads/file-name.ts'
import { BUCKET, BUCKET_KEYS, listStore, startBucket } from '#tests/support/bucket.ts'
import { folderOfFile } from '#tests/support/temporary-folder.ts'

const bytes = Buffer.from('0123456789')
const newName = () => `${randomStem()}.txt`

const folder = folderOfFile()
let bucket: Awaited<ReturnType<typeof startBucket>>

beforeAll(async () => {
  bucket = await startBucket()
})
afterAll(async () => {
  await bucket.stop()
})

const s3Store = (changes: { bucket?: string; endpoint?: string } = {}) =>
  createS3Store({
    ...{ bucket: BUCKET, region: 'us-east-1', endpoint: bucket.endpoint },
    ...BUCKET_KEYS,
    ...changes,
  })
const stores = {
  disk: () => createDiskStore(path.join(folder, 'deep', 'files')),
  S3: () => s3Store(),
}

describe.each(['disk', 'S3'] as const)('the %s store', (kind) => {
  const read = async (name: string, range?: { start: number; end: number }) => {
    const stream = await stores[kind]().read('media', name, range)
    return stream && (await buffer(stream)).toString()
  }

  it('reads back a written file, whole or by range', async () => {
    const store = stores[kind]()
    const name = newName()
    await store.write('media', name, bytes)
    expect(await store.size('media', name)).toBe(10)
    expect(await read(name)).toBe('0123456789')
    expect(await read(name, { start: 2, end: 4 })).toBe('234')
    expect(await read(name, { start: 9, end: 9 })).toBe('9')
  })

  it('separates the kinds, and returns null for missing files', async () => {
    const store = stores[kind]()
    const name = newName()
    await store.write('resumes', name, bytes)
    expect([await store.size('media', name), await store.read('media', name)]).toEqual([null, null])
    await store.remove('resumes', name)
    await store.remove('resumes', name)
    expect(await store.size('resumes', name)).toBeNull()
  })

  it('lists every file with its size and age', async () => {
    const store = stores[kind]()
    const name = newName()
    const before = Date.now()
    await store.write('resumes', name, bytes)
    const found = (await listStore(store)).find((file) => file.name === name)
    expect(found).toMatchObject({ kind: 'resumes', size: 10 })
    // S3 has a resolution of one second.
    expect(found?.modifiedAt.getTime()).toBeGreaterThan(before - 1000)
    expect(found?.modifiedAt.getTime()).toBeLessThanOrEqual(Date.now() + 1)
  })

  it.each(['../escape.txt', 'a.txt', ''])('refuses the name %j', async (name) => {
    await expect(stores[kind]().write('media', name, bytes)).rejects.toThrow()
  })

  it('stores twenty files concurrently', async () => {
    const store = stores[kind]()
    const names = Array.from({ length: 20 }, newName)
    await Promise.all(names.map((name) => store.write('media', name, Buffer.from(name))))
    expect(await Promise.all(names.map((name) => read(name)))).toEqual(names)
  })
})

describe('a store that is down', () => {
  const UNAVAILABLE = { code: 'unavailable' }

  it('disk: is unavailable', async () => {
    const file = path.join(folder, 'no-folder')
    await writeFile(file, '')
    const store = createDiskStore(path.join(file, 'files'))
    const refused = { ...UNAVAILABLE, retryAfter: 5 }
    await expect(store.write('media', newName(), bytes)).rejects.toMatchObject(refused)
  })

  it('S3: is unavailable', async () => {
    const closed = s3Store({ endpoint: 'http://127.0.0.1:1' })
    const name = newName()
    await expect(closed.write('media', name, bytes)).rejects.toMatchObject(UNAVAILABLE)
    await expect(closed.size('media', name)).rejects.toMatchObject(UNAVAILABLE)
  })

  it('S3: does not treat a missing bucket as an empty one when writing', async () => {
    const other = s3Store({ bucket: 'nowhere' })
    await expect(other.write('media', newName(), bytes)).rejects.toMatchObject(UNAVAILABLE)
  })

  it('reports a full disk as storage-full', () => {
    expect(storageError(Object.assign(new Error('full'), { code: 'ENOSPC' }))).toMatchObject({
      code: 'storage-full',
    })
  })
})
