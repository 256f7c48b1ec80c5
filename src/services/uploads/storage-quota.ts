import { z } from 'zod'
import type { PayloadRequest } from 'payload'
import { ServiceError } from '#src/contract/errors.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { uploadMessages } from '#src/contract/uploads/upload-messages.ts'
import { runSql, sql } from '#collections/sql.ts'

/** Uploads that can run concurrently: one for each database connection of a process (`DATABASE_POOL`, at most 100). */
const CONCURRENT_UPLOADS = 100

const usageSchema = z.object({
  files: z.number(),
  bytes: z.number(),
  keptFiles: z.number(),
  keptBytes: z.number(),
})
type Usage = z.infer<typeof usageSchema>

/**
 * The first limit excludes the trash and replaced files, so that deleting frees space; a larger one includes them.
 * Errors: `storage-full` (507).
 */
export async function assertQuota(req: PayloadRequest, size: number): Promise<void> {
  const usage = await readUsage(req)
  if (
    quotaProblem(usage, CONCURRENT_UPLOADS * LIMITS.uploadBytes, CONCURRENT_UPLOADS) === undefined
  )
    return
  // Only near a limit: the lock is held until the files are written, and uploads would wait for each other.
  await runSql(req, sql`select pg_advisory_xact_lock(hashtext('folio.quota'))`)
  const problem = quotaProblem(await readUsage(req), size, 1)
  if (problem !== undefined) throw new ServiceError('storage-full', problem)
}

/** The limit that more files would exceed. */
function quotaProblem(usage: Usage, bytes: number, files: number): string | undefined {
  const { storedFiles, storedBytes, keptFiles, keptBytes } = LIMITS
  if (usage.files + files > storedFiles || usage.bytes + bytes > storedBytes)
    return uploadMessages.quota
  if (usage.keptFiles + files > keptFiles || usage.keptBytes + bytes > keptBytes)
    return uploadMessages.quotaWithTrash
  return undefined
}

async function readUsage(req: PayloadRequest): Promise<Usage> {
  const [row] = await runSql(
    req,
    sql`select count(*) filter (where deleted_at is null)::int as files,
          coalesce(sum(filesize) filter (where deleted_at is null), 0)::float8 as bytes,
          count(*)::int as "keptFiles", coalesce(sum(filesize), 0)::float8 as "keptBytes"
        from (select filesize, deleted_at from media
              union all select (file ->> 'filesize')::float8, now() from media,
                jsonb_array_elements(case jsonb_typeof(earlier) when 'array' then earlier else '[]' end) as file
              union all select filesize, deleted_at from resumes) as stored`,
    usageSchema,
  )
  return usageSchema.parse(row)
}
