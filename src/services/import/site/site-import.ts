import type { z } from 'zod'
import { unreadable } from '#src/import/archive/unreadable.ts'
import type { ExportFiles } from '#src/import/source/source-post.ts'
import { reportWarnings } from '#src/import/prepare/import-report.ts'
import type { ImportReport } from '#src/import/prepare/import-report.ts'
import { logger } from '#src/services/platform/log.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { toServiceError } from '#src/services/platform/service-error-mapping.ts'

export type SiteImport = {
  actor: Admin
  files: Pick<ExportFiles, 'names' | 'read'>
  run: string
  isDryRun: boolean
  report: ImportReport
}

/** The parsed JSON of a file; undefined where the export has none. Errors: a sentence that names the file. */
export async function readJson(
  { files }: Pick<SiteImport, 'files'>,
  path: string,
): Promise<unknown> {
  if (!files.names.includes(path)) return undefined
  try {
    return JSON.parse((await files.read(path)).toString('utf8')) as unknown
  } catch (cause) {
    throw unreadable(path, 'cannot be read', cause)
  }
}

/** The entries of a list; none where the export has no such file. Errors: a sentence that names the file. */
export async function readList<Schema extends z.ZodArray>(
  site: Pick<SiteImport, 'files'>,
  path: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const parsed = schema.safeParse((await readJson(site, path)) ?? [])
  if (!parsed.success)
    throw unreadable(path, 'has another form than an export writes', parsed.error)
  return parsed.data
}

/** Counts new entries, for which `add` returns true. A failed entry becomes a warning. `together`: concurrency. */
export async function importEach<Entry>(
  { report }: SiteImport,
  { name, file, entries }: { name: string; file: string; entries: readonly Entry[] },
  add: (entry: Entry) => Promise<boolean>,
  together = 1,
): Promise<void> {
  const part = { name, imported: 0, kept: 0 }
  const addOne = async (entry: Entry) => {
    try {
      part[(await add(entry)) ? 'imported' : 'kept'] += 1
    } catch (error) {
      const known = toServiceError(error)
      if (known.code === 'unexpected')
        logger.warn({ err: error, file }, 'import of an entry failed')
      reportWarnings(report, [{ place: { file }, text: known.message }])
    }
  }
  const left = entries.values()
  const addRest = async () => {
    for (const entry of left) await addOne(entry)
  }
  await Promise.all(Array.from({ length: together }, addRest))
  if (entries.length > 0) report.parts.push(part)
}
