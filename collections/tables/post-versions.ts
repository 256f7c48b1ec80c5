import type { PayloadRequest } from 'payload'
import { runSql, sql } from '#collections/sql.ts'
import { TEXT_FIELDS } from '#src/contract/posts/post-fields.ts'
import { columnName } from '#src/lib/database/column-name.ts'
import { PAYLOAD_TABLES } from '#src/lib/database/payload-tables.ts'

/** One row for each save of a post that is kept; `latest` is the newest, which the built-in admin edits. */
const versions = sql.identifier(PAYLOAD_TABLES.postVersions)

type Sql = ReturnType<typeof sql>

const textColumns = (prefix: string) =>
  sql.raw(TEXT_FIELDS.map((field) => `${prefix}${columnName(field)}`).join(', '))

/** What readers read of a row; saves that leave it alone change nothing for them. */
const differs = sql`(${textColumns('other.version_')}) is distinct from (${textColumns('posts.')})`

/**
 * When the text of a row of `posts` became what it is: the first published state after the last one that read
 * otherwise. Null when none did, or none is kept that did.
 */
export const textChangedAt = sql`(
  select min(same.version_updated_at) from ${versions} as same
  where same.parent_id = posts.id and same.version__status = 'published' and same.version_updated_at > (
    select max(other.version_updated_at) from ${versions} as other
    where other.parent_id = posts.id and other.version__status = 'published' and ${differs}))`

/** The condition that a row of `posts` has a newer draft over it in which this address stands. */
export const hasDraftWith = (address: string) =>
  sql`exists (select from ${versions} as draft where draft.parent_id = posts.id and draft.latest
      and (strpos(draft.version_content, ${address}) > 0
        or strpos(draft.version_image_url, ${address}) > 0))`

/** When the post was last saved, drafts over a published post included; undefined when no version is kept. */
export async function latestVersionSavedAt(req: PayloadRequest, id: string): Promise<unknown> {
  const [row] = await runSql(
    req,
    sql`select max(version_updated_at) as newest from ${versions} where parent_id = ${id} and latest`,
  )
  return row?.['newest']
}

/** Moves the newest version into the trash or out of it: the built-in admin lists and edits it, not the post. */
export const setVersionDeletedAt = (req: PayloadRequest, { id, at }: { id: string; at: Sql }) =>
  runSql(
    req,
    sql`update ${versions} set version_deleted_at = ${at} where parent_id = ${id} and latest`,
  )

/** Gives all versions with this title one date, for example content that has a past. */
export const setVersionDates = (
  req: PayloadRequest,
  { title, date }: { title: string; date: string },
) =>
  runSql(
    req,
    sql`update ${versions} set version_created_at = ${date}, version_updated_at = ${date},
          created_at = ${date}, updated_at = ${date}
        where version_title = ${title}`,
  )
