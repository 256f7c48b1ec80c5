import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { z } from 'zod'
import { assertFileName, FILE_KINDS, isFileName } from './file-store.ts'
import type { FileKind, FileStore, StoreOwnerRecord } from './file-store.ts'
import { nullWhenMissing } from './storage-error.ts'

export type S3Settings = {
  bucket: string
  /** Path in the bucket without slashes around it, for a bucket of several sites. */
  prefix?: string | undefined
  region: string
  endpoint?: string | undefined
  accessKeyId?: string | undefined
  secretAccessKey?: string | undefined
}

/** Below the prefix, next to the folders of the files. */
const OWNER_KEY = 'folio-site.json'
const ownerSchema = z.object({ id: z.string(), url: z.string() })

/** Not @payloadcms/storage-s3's own adapter: it deletes objects before the row's deletion is committed. */
export function createS3Store(settings: S3Settings): FileStore {
  const client = createClient(settings)
  const { bucket: Bucket, prefix } = settings
  const folder = prefix === undefined ? '' : `${prefix}/`
  const at = (kind: FileKind, name: string) => ({ Bucket, Key: `${folder}${kind}/${name}` })
  return {
    write: async (kind, name, bytes) => {
      assertFileName(name)
      const body = { Body: bytes, ContentLength: bytes.byteLength }
      await nullWhenMissing(() => client.send(new PutObjectCommand({ ...at(kind, name), ...body })))
    },
    size: (kind, name) =>
      nullWhenMissing(async () => {
        const found = await client.send(new HeadObjectCommand(at(kind, name)))
        return found.ContentLength ?? 0
      }),
    read: (kind, name, range) =>
      nullWhenMissing(async () => {
        const Range = range && `bytes=${range.start}-${range.end}`
        const found = await client.send(new GetObjectCommand({ ...at(kind, name), Range }))
        if (!(found.Body instanceof Readable)) throw new Error('The bucket answered without a body')
        return found.Body
      }),
    remove: async (kind, name) => {
      assertFileName(name)
      await nullWhenMissing(() => client.send(new DeleteObjectCommand(at(kind, name))))
    },
    async *list() {
      for (const kind of FILE_KINDS)
        yield* listFolder(client, { Bucket, Prefix: `${folder}${kind}/` }, kind)
    },
    owner: ownerNote(client, { Bucket, Key: `${folder}${OWNER_KEY}` }),
  }
}

function ownerNote(client: S3Client, at: { Bucket: string; Key: string }): StoreOwnerRecord {
  return {
    location: `${at.Key} in the bucket ${at.Bucket}`,
    read: () =>
      nullWhenMissing(async () => {
        const { Body } = await client.send(new GetObjectCommand(at))
        if (!(Body instanceof Readable)) throw new Error('The bucket answered without a body')
        return ownerSchema.parse(JSON.parse(await text(Body)))
      }),
    write: async (owner) => {
      const Body = `${JSON.stringify(owner)}\n`
      await nullWhenMissing(() => client.send(new PutObjectCommand({ ...at, Body })))
    },
  }
}

function createClient({ region, endpoint, accessKeyId, secretAccessKey }: S3Settings) {
  return new S3Client({
    region,
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: 3000,
      // Until the response starts. An upload waits in a transaction, which PostgreSQL ends after 15 seconds anyway.
      requestTimeout: 14_000,
      // For a stalled body, which would block a visitor forever; the same limit as our own server's.
      socketTimeout: 65_000,
      throwOnRequestTimeout: true,
    },
    // S3-compatible servers may reject checksums they do not know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  })
}

type Folder = { Bucket: string; Prefix: string }

/** Objects of others, such as thumbnails of another program, are not ours to list. */
async function* listFolder(client: S3Client, folder: Folder, kind: FileKind) {
  let ContinuationToken: string | undefined
  do {
    const command = new ListObjectsV2Command({ ...folder, ContinuationToken })
    const page = await nullWhenMissing(() => client.send(command))
    for (const { Key, Size, LastModified } of page?.Contents ?? []) {
      const name = Key?.slice(folder.Prefix.length) ?? ''
      if (!isFileName(name) || !LastModified) continue
      yield { kind, name, size: Size ?? 0, modifiedAt: LastModified }
    }
    ContinuationToken = page?.NextContinuationToken
  } while (ContinuationToken)
}
