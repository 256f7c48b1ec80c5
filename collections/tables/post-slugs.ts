import type { PayloadRequest } from 'payload'
import { runSql, sql } from '#collections/sql.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { PAYLOAD_TABLES } from '#src/lib/database/payload-tables.ts'

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
    sql`delete from ${sql.identifier(PAYLOAD_TABLES.postTexts)}
        where parent_id = ${id} and path = 'slugHistory' and text = ${slug}`,
  )
}
