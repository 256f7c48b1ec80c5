import type { PayloadRequest } from 'payload'
import { runSql, sql } from '#collections/sql.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { PAYLOAD_TABLES } from '#src/lib/database/payload-tables.ts'

const texts = sql.identifier(PAYLOAD_TABLES.postTexts)
const projectTexts = sql.identifier(PAYLOAD_TABLES.projectTexts)

export const hasAnyOldSlug = (slugs: readonly string[]) =>
  sql`posts.id in (select parent_id from ${texts} where path = 'slugHistory' and text = any(${sql.param([...slugs])}))`

export const projectHasOldSlug = (slug: string) =>
  sql`projects.id in (select parent_id from ${projectTexts} where path = 'slugHistory' and text = ${slug})`

export const oldSlugsColumn = sql`array(select text from ${texts} as former
  where former.parent_id = posts.id and former.path = 'slugHistory') as former_slugs`

/** Takes a slug from a post, which gets the beginning of its id instead: `a-title-1f0c93ab`. */
export async function releaseSlug(req: PayloadRequest, id: string, slug: string): Promise<void> {
  const other = `${slug.slice(0, LIMITS.slugLength - 9)}-${id.slice(0, 8)}`
  await runSql(req, sql`update posts set slug = ${other} where id = ${id} and slug = ${slug}`)
  // The built-in admin edits the newest version instead of the post.
  await runSql(
    req,
    sql`update ${sql.identifier(PAYLOAD_TABLES.postVersions)} set version_slug = ${other}
        where parent_id = ${id} and latest and version_slug = ${slug}`,
  )
  await runSql(
    req,
    sql`delete from ${texts} where parent_id = ${id} and path = 'slugHistory' and text = ${slug}`,
  )
}
