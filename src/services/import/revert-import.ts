import { z } from 'zod'
import type { PayloadRequest } from 'payload'
import { notifyPublicChange } from '#collections/hooks/notify-public-change.ts'
import { idsOf, runSql, sql } from '#collections/sql.ts'
import { isUnusedMedia } from '#collections/tables/shows-media.ts'
import type { Reverted } from '#src/contract/import/import-schemas.ts'
import { ServiceError } from '#src/contract/errors.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { withTransaction } from '#src/services/platform/payload.ts'
import type { Input } from '#src/services/platform/service-input.ts'
import { setDeletedAt } from '#src/services/trash/trash.ts'
import { REVERTED_HASH } from './import-records.ts'
import { IS_ACTIVE } from './import-tracking.ts'
import { deleteGlobal } from '#collections/tables/global-rows.ts'
import { FOLIO_GLOBALS } from '#src/export-format/export-format.ts'
import { trashResumes } from '#src/services/resumes/trash-resumes.ts'
import { readCreated } from '#src/services/import/site/created-items.ts'

/**
 * POST /api/imports/{id}/revert, within 30 days: moves created documents to the trash, deletes redirects, and resets
 * unsaved settings. Updated posts keep their text. Errors: `not-found`, also for a running, older or already reverted
 * run.
 */
export async function revertImport({ actor, id: run }: Input<'revertImport'>): Promise<Reverted> {
  return withTransaction(actor, async (req) => {
    const [found] = await runSql(
      req,
      sql`update imports set taken_back_at = now(), updated_at = now()
          where id::text = ${run} and taken_back_at is null and not is_plan and not ${IS_ACTIVE}
            and created_at > now() - make_interval(days => ${LIMITS.trashDays})
          returning coalesce((report -> 'counts' ->> 'updated')::int, 0) as updated`,
      z.object({ updated: z.number() }),
    )
    if (!found) throw new ServiceError('not-found')
    const posts = await trashPosts(req, run)
    const site = await revertSite(req, run)
    const redirects = await runSql(
      req,
      sql`delete from redirects where import_run = ${run} returning id`,
    )
    const ids = await unusedImages(req, run)
    const images = await setDeletedAt(req, { kind: 'media', ids, isDeleted: true })
    await notifyPublicChange(req)
    return {
      ...{ posts: posts.length, pictures: images.length, ...site },
      redirects: redirects.length,
      ...found,
    }
  })
}

async function trashPosts(req: PayloadRequest, run: string): Promise<string[]> {
  const made = await runSql(
    req,
    sql`update imported_posts set source_hash = ${REVERTED_HASH}, import_run = null, updated_at = now()
        where import_run = ${run} and post_id is not null returning post_id::text as id`,
  )
  return setDeletedAt(req, { kind: 'posts', ids: idsOf(made), isDeleted: true })
}

async function unusedImages(req: PayloadRequest, run: string): Promise<string[]> {
  const rows = await runSql(
    req,
    sql`select id::text as id from media where import_run = ${run} and deleted_at is null
          and ${sql.raw(isUnusedMedia())}`,
  )
  return idsOf(rows)
}

type FromSite = Pick<Reverted, 'projects' | 'resumes' | 'messages' | 'settings'>

/** Reverts created documents besides posts and files, in the transaction of `req`. */
async function revertSite(req: PayloadRequest, run: string): Promise<FromSite> {
  const created = await readCreated(req, run)
  const remove = (kind: 'projects' | 'contacts') =>
    setDeletedAt(req, { kind, ids: created[kind], isDeleted: true })
  const projects = await remove('projects')
  const { moved: resumes } = await trashResumes(req, created.resumes)
  const messages = await remove('contacts')
  let settings = 0
  for (const [slug] of FOLIO_GLOBALS) {
    const [savedAt] = created[slug]
    if (savedAt !== undefined && (await deleteGlobal(req, slug, savedAt))) settings += 1
  }
  return {
    projects: projects.length,
    resumes: resumes.length,
    messages: messages.length,
    settings,
  }
}
