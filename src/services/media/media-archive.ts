import { Readable } from 'node:stream'
import { z } from 'zod'
import { ZipFile } from 'yazl'
import { RATES } from '#src/contract/limits.ts'
import { ServiceError } from '#src/contract/errors.ts'
import { archiveNames } from '#src/lib/archive-names.ts'
import { readSql } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { consumeRateLimit } from '#src/services/platform/rate-limit.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { downloadName } from '#src/services/uploads/file-name.ts'
import { fileTypeOfName } from '#src/services/uploads/file-types.ts'
import { sql } from '#collections/sql.ts'

const rowSchema = z.object({
  stored_name: z.string(),
  original_name: z.string(),
  created_at: z.coerce.date(),
})

/**
 * GET /api/media/archive: streams a ZIP without compression. It fails when a file is missing. Errors: `not-found` when
 * none of the files exists, `too-many` (429).
 */
export async function openMediaArchive({
  ids,
  client,
}: {
  actor: Admin
  ids: readonly string[]
  client: string
}): Promise<{ name: string; stream: Readable }> {
  const found = await readSql(
    sql`select coalesce(stored_name, filename) as stored_name, original_name, created_at from media
        where id = any(${sql.param([...ids])}::uuid[]) and deleted_at is null
        order by created_at desc, id`,
    rowSchema,
  )
  if (found.length === 0) throw new ServiceError('not-found')
  await consumeRateLimit({ ...RATES.mediaArchive, key: client })
  const names = archiveNames(found.map(nameInArchive))
  const zip = new ZipFile()
  // yazl's types do not say that it is a stream of Node, which can be destroyed.
  const stream = zip.outputStream as Readable
  const files = fileReader()
  zip.on('error', (error: Error) => stream.destroy(error))
  // A reader that stops leaves the file of the moment half read.
  stream.once('close', files.close)
  for (const [index, row] of found.entries()) {
    const options = { compress: false, mtime: row.created_at }
    zip.addReadStreamLazy(names[index] ?? '', options, files.open(row.stored_name))
  }
  zip.end()
  return { name: `media-${new Date().toISOString().slice(0, 10)}.zip`, stream }
}

function nameInArchive({ stored_name, original_name }: z.infer<typeof rowSchema>): string {
  const type = fileTypeOfName(stored_name)
  return type ? downloadName(original_name, type) : original_name
}

type Opened = (error: unknown, stream: NodeJS.ReadableStream) => void

/** Opens each file when its turn comes, so that one is open at a time. */
function fileReader() {
  let current: Readable | undefined
  const open = async (storedName: string, opened: Opened) => {
    try {
      current = (await fileStore.read('media', storedName)) ?? undefined
      if (!current) throw new Error(`A file is missing from storage: ${storedName}`)
      opened(null, current)
    } catch (error) {
      opened(error, Readable.from([]))
    }
  }
  return {
    open: (storedName: string) => (opened: Opened) => void open(storedName, opened),
    close: () => current?.destroy(),
  }
}
