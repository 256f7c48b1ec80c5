import { z } from 'zod'
import { sql, runSql } from '#collections/sql.ts'
import type { ImportOptions } from '#src/contract/import/import-schemas.ts'
import { emptyReport } from '#src/import/prepare/import-report.ts'
import { logger } from '#src/services/platform/log.ts'
import { withTransaction } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { gistFetcher } from './fetch-gist.ts'
import { removeImportFolder, uploadedSource } from './import-folder.ts'
import { refusalOf } from './import-images.ts'
import { importPosts } from './import-posts.ts'
import { failRun, finishRun } from './import-runs.ts'
import { trackRun } from './import-tracking.ts'
import { openReader } from './worker-reader.ts'
import type { OpenReader } from './worker-reader.ts'
import { remoteImages } from './remote-images.ts'

type Job = { actor: Admin; id: string; options: ImportOptions; isDryRun: boolean }

/** Runs after the response. Progress and result are in the row, so an interrupted import can be restarted. */
export function startImportJob(job: Job): void {
  runJob(job).catch(async (err: unknown) => {
    const { code } = (err ?? {}) as { code?: unknown }
    if (code !== 'invalid') logger.warn({ err, import: job.id }, 'import failed')
    await failRun(job.id, refusalOf(err)).catch((error: unknown) =>
      logger.warn({ err: error }, 'failure of an import not stored'),
    )
  })
}

async function runJob(job: Job): Promise<void> {
  await importUpload(job)
  if (!job.isDryRun) await removeImportFolder(job.id)
}

async function importUpload({ actor, id, options, isDryRun }: Job): Promise<void> {
  await using source = await openUpload(id, options)
  if (source === undefined) {
    if (!isDryRun)
      await finishRun(actor, { run: id, report: emptyReport('', { isDryRun, run: id }) })
    return
  }
  await using remote = remoteImages()
  const [row] = await withTransaction(actor, (req) =>
    runSql(
      req,
      sql`update imports set description = ${source.about.description} where id = ${id} returning origin`,
      z.object({ origin: z.string() }),
    ),
  )
  await importPosts({
    ...{ actor, source, isDryRun, row: id, allDrafts: options.allDrafts },
    // A resumed import keeps its source.
    origin: options.as ?? (row?.origin || undefined),
    site: options.site ?? undefined,
    remoteImage: options.fetchImages ? remote.file : undefined,
    fetchGist: options.fetchGists ? gistFetcher() : undefined,
  })
}

/** Undefined when the import was cancelled in the meantime: archives may take long to unpack. */
async function openUpload(id: string, options: ImportOptions): Promise<OpenReader | undefined> {
  const { target, top } = await uploadedSource(id)
  const { prefix, straightQuotes: hasStraightQuotes } = options
  await using tracking = trackRun(id)
  try {
    const { signal } = tracking
    return await openReader({ target, top, prefix, hasStraightQuotes }, { signal })
  } catch (error) {
    if (tracking.isCancelled()) return undefined
    throw error
  }
}
