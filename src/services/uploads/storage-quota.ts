import type { PayloadRequest } from 'payload'
import { ServiceError } from '#src/contract/errors.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { uploadMessages } from '#src/contract/uploads/upload-messages.ts'
import { runSql, sql } from '#collections/sql.ts'

/**
 * Whether one more file of `size` bytes fits. One limit excludes the trash and replaced files, so that
 * deleting frees space at once; a second, larger one includes them, because the disk holds all.
 * Errors: `storage-full` (507).
 */
export async function assertQuota(req: PayloadRequest, size: number): Promise<void> {
  const [row] = await runSql(
    req,
    sql`select count(*) filter (where deleted_at is null)::int as files,
          coalesce(sum(filesize) filter (where deleted_at is null), 0)::float8 as bytes,
          count(*)::int as kept_files, coalesce(sum(filesize), 0)::float8 as kept_bytes
        from (select filesize, deleted_at from media
              union all select (file ->> 'filesize')::float8, now() from media,
                jsonb_array_elements(case jsonb_typeof(earlier) when 'array' then earlier else '[]' end) as file
              union all select filesize, deleted_at from resumes) as stored`,
  )
  const of = (name: string) => Number(row?.[name])
  if (of('files') >= LIMITS.storedFiles || of('bytes') + size > LIMITS.storedBytes)
    throw new ServiceError('storage-full', uploadMessages.quota)
  if (of('kept_files') >= LIMITS.keptFiles || of('kept_bytes') + size > LIMITS.keptBytes)
    throw new ServiceError('storage-full', uploadMessages.quotaWithTrash)
}
