import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import S3rver from '@20minutes/s3rver'
import type { FileStore, StoredFile } from '#src/services/storage/file-store.ts'

export const BUCKET = 'folio-files'
export const BUCKET_KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/** A real S3 server with one empty bucket, on a free local port. */
export async function startBucket() {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'folio-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    // s3rver signs the path of a bucket without the trailing slash that the client sends, and so refuses every listing.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const { port } = (await server.run()) as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: async () => {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Every file of a store. */
export const listStore = (store: FileStore): Promise<StoredFile[]> =>
  Readable.from(store.list()).toArray()
