import { withIdempotencyKey } from '#src/services/platform/idempotency.ts'
import { as, withTransaction } from '#src/services/platform/payload.ts'
import type { Actor } from '#src/services/platform/payload.ts'
import type { FileKind } from '#src/services/storage/file-store.ts'
import type { PreparedUpload } from './prepare-upload.ts'

type Stored = {
  actor: Actor
  collection: FileKind
  upload: PreparedUpload
  key: string | null
  details?: object
}

/**
 * The file is durable before the row. A repeated `key` returns the first id. Errors: `storage-full` (507),
 * `unavailable` (503).
 */
export async function createStoredFile({
  actor,
  collection,
  upload,
  key,
  details = {},
}: Stored): Promise<string> {
  return withTransaction(actor, async (req) => {
    const make = async () => {
      const { id } = await req.payload.create({
        collection,
        data: details as never,
        file: {
          name: upload.name,
          data: upload.bytes,
          mimetype: upload.mimeType,
          size: upload.bytes.length,
        },
        context: { preparedUpload: upload },
        ...as(actor, req),
      })
      return id
    }
    return (await withIdempotencyKey(req, { kind: collection, key, create: make })).id
  })
}
