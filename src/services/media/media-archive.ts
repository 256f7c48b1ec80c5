import type { Readable } from 'node:stream'
import { z } from 'zod'
import { RATES } from '#src/contract/limits.ts'
import { ServiceError } from '#src/contract/errors.ts'
import { archiveNames } from '#src/lib/archive-names.ts'
import { zipStream } from '#src/services/platform/zip-stream.ts'
import { readSql } from '#src/services/platform/payload.ts'
import type { Input } from '#src/services/platform/service-input.ts'
import { consumeRateLimit } from '#src/services/platform/rate-limit.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { downloadName } from '#src/services/uploads/file-name.ts'
import { fileTypeOfName } from '#src/services/uploads/file-types.ts'
import { anyOf, sql } from '#collections/sql.ts'

const rowSchema = z.object({
  stored_name: z.string(),
  original_name: z.string(),
  created_at: z.coerce.date(),
})

/**
 * GET /api/media/archive: streams a ZIP without compression. It fails when a file is missing. Errors: `not-found` when
 * none of the files exists, `too-many` (429).
 */
export async function downloadMediaArchive({
  ids,
  client,
}: Input<'downloadMediaArchive'> & { client: string }): Promise<{
  name: string
  body: Readable
}> {
  const found = await readSql(
    sql`select coalesce(stored_name, filename) as stored_name, original_name, created_at from media
        where id = ${anyOf(ids)} and deleted_at is null
        order by created_at desc, id`,
    rowSchema,
  )
  if (found.length === 0) throw new ServiceError('not-found')
  await consumeRateLimit({ ...RATES.mediaArchive, key: client })
  const name = `media-${new Date().toISOString().slice(0, 10)}.zip`
  return { name, body: zipStream(archivedFiles(found)) }
}

type Row = z.infer<typeof rowSchema>

async function* archivedFiles(rows: readonly Row[]) {
  const names = archiveNames(rows.map(nameInArchive))
  for (const [index, { stored_name, created_at: mtime }] of rows.entries()) {
    const content = await fileStore.read('media', stored_name)
    if (!content) throw new Error(`A file is missing from storage: ${stored_name}`)
    yield { path: names[index] ?? '', content, mtime }
  }
}

function nameInArchive({ stored_name, original_name }: Row): string {
  const type = fileTypeOfName(stored_name)
  return type ? downloadName(original_name, type) : original_name
}
