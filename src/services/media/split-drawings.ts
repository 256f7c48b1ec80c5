import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { createLocalReq } from 'payload'
import type { CollectionAfterChangeHook, Payload } from 'payload'
import { notifyPublicChange } from '#collections/hooks/notify-public-change.ts'
import { runSql, sql } from '#collections/sql.ts'
import type { Media } from '#collections/generated/payload-types.ts'
import { PLATES, plateOf } from '#src/lib/media-path.ts'
import { logger } from '#src/services/platform/log.ts'
import { afterCommit } from '#src/services/platform/after-commit.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { writeAll } from '#src/services/storage/file-store.ts'
import { AVIF } from '#src/services/uploads/file-types.ts'
import { makePlates } from '#src/services/uploads/image-renditions.ts'
import { versionOf } from './stored-content.ts'

const rowSchema = z.object({
  ...{ id: z.string(), name: z.string(), original_name: z.string() },
  renditions: z.array(z.object({ name: z.string(), width: z.number(), mimeType: z.string() })),
})

/** Files that cannot be split are shown as ordinary images, and retried by the maintenance. */
export async function splitDrawings(payload: Payload): Promise<void> {
  const rows = await runSql(
    await createLocalReq({}, payload),
    sql`select id, coalesce(stored_name, filename) as name, original_name, renditions from media
        where is_drawing and deleted_at is null and jsonb_typeof(renditions) = 'array'
          and plates is distinct from split_part(coalesce(stored_name, filename), '.', 1)
        order by created_at`,
    rowSchema,
  )
  for (const row of rows)
    await split(payload, row).catch((err: unknown) =>
      logger.warn({ err, id: row.id }, 'drawing not split'),
    )
}

async function split(
  payload: Payload,
  { id, name, original_name, renditions }: z.infer<typeof rowSchema>,
) {
  const targets = renditions.filter(({ mimeType }) => mimeType === AVIF.mimeType)
  const stream = await fileStore.read('media', name)
  if (!stream || targets.length === 0) return
  const widths = targets.map(({ width }) => width)
  const blobs = await makePlates(await buffer(stream), widths, original_name)
  const names = targets.flatMap((target) => PLATES.map((plate) => plateOf(target.name, plate)))
  const files = names.map((file, at) => ({ name: file, bytes: blobs[at] ?? Buffer.alloc(0) }))
  await writeAll(fileStore, 'media', files)
  const req = await createLocalReq({}, payload)
  // A file that was replaced in the meantime is split by its own request.
  await runSql(
    req,
    sql`update media set plates = ${versionOf(name)}
        where id = ${id} and coalesce(stored_name, filename) = ${name}`,
  )
  await notifyPublicChange(req)
}

/** For every entry point that marks an image as a drawing, Payload's admin included. */
export const splitAfterChange: CollectionAfterChangeHook<Media> = async ({ doc, req }) => {
  if (doc.isDrawing && doc.plates !== versionOf(doc.storedName ?? doc.filename ?? ''))
    await afterCommit(req, () => splitDrawings(req.payload))
  return doc
}
