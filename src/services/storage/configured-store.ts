import path from 'node:path'
import { env } from '#src/env.ts'
import { createDiskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'
import { createS3Store } from './s3-store.ts'

/** The configured store: a bucket when S3_BUCKET is set, else the folder files in DATA_DIR. */
export const fileStore: FileStore = env.S3_BUCKET
  ? createS3Store({
      bucket: env.S3_BUCKET,
      prefix: env.S3_PREFIX,
      region: env.S3_REGION,
      endpoint: env.S3_ENDPOINT,
      accessKeyId: env.S3_ACCESS_KEY_ID,
      secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    })
  : createDiskStore(path.resolve(env.DATA_DIR, 'files'))
