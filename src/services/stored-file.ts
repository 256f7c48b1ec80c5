import type { PayloadRequest } from 'payload'
import { ServiceError } from '#src/contract/errors.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { uploadText } from '#src/contract/upload-text.ts'
import { madeOnce } from './made-once.ts'
import { as, withTransaction } from './payload.ts'
import type { Actor } from './payload.ts'
import { runSql, sql } from '#collections/sql.ts'
import type { FileKind } from './storage/file-store.ts'
import type { PreparedUpload } from './uploads/prepare-upload.ts'

type Stored = { actor: Actor; collection: FileKind; upload: PreparedUpload; key: string | null }

/**
 * Stores a prepared file and its row: the file is durable before the row is committed (fact 6).
 * @param key of the request: the same one again stores nothing, and answers with the id of the first
 * Errors: `storage-full` (507) by the quota or the disk, `unavailable` (503).
 */
export async function createStoredFile({
  actor,
  collection,
  upload,
  key,
}: Stored): Promise<string> {
  return withTransaction(actor, async (req) => {
    const make = async () => {
      await assertQuota(req, upload.bytes.length)
      const { id } = await req.payload.create({
        collection,
        data: {} as never,
        file: {
          name: upload.name,
          data: upload.bytes,
          mimetype: upload.mimeType,
          size: upload.bytes.length,
        },
        context: { preparedUpload: upload },
        depth: 0,
        req,
        ...as(actor),
      })
      return id
    }
    return (await madeOnce(req, { kind: collection, key, make })).id
  })
}

/** Without the trash: who deletes files because the storage is full finds room again. */
async function assertQuota(req: PayloadRequest, size: number) {
  const [row] = await runSql(
    req,
    sql`select count(*)::int as files, coalesce(sum(filesize), 0)::float8 as bytes
        from (select filesize, deleted_at from media
              union all select filesize, deleted_at from resumes) as stored
        where deleted_at is null`,
  )
  const isFull =
    Number(row?.['files']) >= LIMITS.storedFiles ||
    Number(row?.['bytes']) + size > LIMITS.storedBytes
  if (isFull) throw new ServiceError('storage-full', uploadText.quota)
}

/** One page is the whole list: the contract has no pages for files. */
export const wholeList = { sort: ['-createdAt', 'id'], pagination: false as const, depth: 0 }
