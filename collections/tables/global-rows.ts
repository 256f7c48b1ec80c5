import type { PayloadRequest } from 'payload'
import { lockGlobalRow } from '#collections/hooks/lock-global.ts'
import { runSql, sql } from '#collections/sql.ts'
import { PAYLOAD_TABLES } from '#src/lib/database/payload-tables.ts'

const VERSIONS = {
  profile: PAYLOAD_TABLES.profileVersions,
  announcement: PAYLOAD_TABLES.announcementVersions,
  appearance: null,
  settings: null,
  'saved-answers': null,
} as const

/** Deletes a global with its only version, so that its default applies. Returns false if it was saved since `savedAt`. */
export async function deleteGlobal(
  req: PayloadRequest,
  slug: keyof typeof VERSIONS,
  savedAt: string,
): Promise<boolean> {
  await lockGlobalRow(req, slug)
  const versions = VERSIONS[slug]
  const isOnlyVersion = versions
    ? sql`(select count(*) from ${sql.identifier(versions)}) = 1`
    : sql`true`
  const deleted = await runSql(
    req,
    sql`delete from ${sql.identifier(slug.replaceAll('-', '_'))}
        where updated_at = ${savedAt} and ${isOnlyVersion} returning id`,
  )
  if (deleted.length > 0 && versions)
    await runSql(req, sql`delete from ${sql.identifier(versions)}`)
  return deleted.length > 0
}

const DRAFT_SPAN_SECONDS = 600

/** Matches drafts that a newer one of the same ten minutes replaces: autosaves would fill the history. */
export const isReplacedDraft = sql`version__status = 'draft' and not latest
  and floor(extract(epoch from updated_at) / ${DRAFT_SPAN_SECONDS})
    = floor(extract(epoch from now()) / ${DRAFT_SPAN_SECONDS})`

export const dropReplacedDrafts = (req: PayloadRequest, slug: 'profile' | 'announcement') =>
  runSql(req, sql`delete from ${sql.identifier(VERSIONS[slug])} where ${isReplacedDraft}`)
