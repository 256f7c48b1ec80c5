import type { PayloadRequest } from 'payload'
import { runSql, sql } from '#collections/sql.ts'
import { TEXT_FIELDS } from '#src/contract/posts/post-fields.ts'
import { columnName } from '#src/lib/database/column-name.ts'
import { PAYLOAD_TABLES } from '#src/lib/database/payload-tables.ts'

/** One row per kept save of a post; `latest` is the newest, which the built-in admin edits. */
const versions = sql.identifier(PAYLOAD_TABLES.postVersions)

type Sql = ReturnType<typeof sql>

const textColumns = (prefix: string) =>
  sql.raw(TEXT_FIELDS.map((field) => `${prefix}${columnName(field)}`).join(', '))

/** A version differs in a visible field; other saves do not change the date of the text. */
const differs = sql`(${textColumns('other.version_')}) is distinct from (${textColumns('posts.')})`

/**
 * When the text of a row of `posts` last changed: the first published version after the last one with another
 * text. Null when no kept version differs.
 */
export const textChangedAt = sql`(
  select min(same.version_updated_at) from ${versions} as same
  where same.parent_id = posts.id and same.version__status = 'published' and same.version_updated_at > (
    select max(other.version_updated_at) from ${versions} as other
    where other.parent_id = posts.id and other.version__status = 'published' and ${differs}))`

/** The condition that a newer draft over a row of `posts` contains this URL. */
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

/** Moves the newest version into or out of the trash: the built-in admin lists and edits it instead of the post. */
export const setVersionDeletedAt = (req: PayloadRequest, { id, at }: { id: string; at: Sql }) =>
  runSql(
    req,
    sql`update ${versions} set version_deleted_at = ${at} where parent_id = ${id} and latest`,
  )

/** Sets one date on all versions with this title, for example for imported content. */
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
