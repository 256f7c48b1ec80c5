import { z } from 'zod'
import type { PayloadRequest } from 'payload'
import { anyOf, idsOf, runSql, sql } from '#collections/sql.ts'
import { TEXT_FIELDS } from '#src/contract/posts/post-fields.ts'
import { columnName } from '#src/lib/database/column-name.ts'
import { PAYLOAD_TABLES } from '#src/lib/database/payload-tables.ts'

const versions = sql.identifier(PAYLOAD_TABLES.postVersions)
const versionTexts = sql.identifier(PAYLOAD_TABLES.postVersionTexts)

type Sql = ReturnType<typeof sql>

const textColumns = (prefix: string) =>
  sql.raw(TEXT_FIELDS.map((field) => `${prefix}${columnName(field)}`).join(', '))

/** A version differs in a visible field; other saves do not change the date of the text. */
const differs = sql`((${textColumns('other.version_')}) is distinct from (${textColumns('posts.')}))`

/** First published version of the current text; for an import without one, the change at its source. Otherwise null. */
export const textChangedAt = sql`coalesce((
  select min(same.version_updated_at) from ${versions} as same
  where same.parent_id = posts.id and same.version__status = 'published' and same.version_updated_at > (
    select max(other.version_updated_at) from ${versions} as other
    where other.parent_id = posts.id and other.version__status = 'published' and ${differs})),
  posts.source_text_changed_at)`

export async function isLastPublishedText(req: PayloadRequest, id: string): Promise<boolean> {
  const [row] = await runSql(
    req,
    sql`select not ${differs} as is_same from posts join ${versions} as other on other.parent_id = posts.id
        where posts.id = ${id} and other.version__status = 'published'
        order by other.version_updated_at desc limit 1`,
    z.object({ is_same: z.boolean() }),
  )
  return row?.is_same === true
}

const VERSIONS = { posts: versions, projects: sql.identifier(PAYLOAD_TABLES.projectVersions) }
type Moved = { kind: keyof typeof VERSIONS; ids: readonly string[]; at: Sql }

/** Moves the newest versions into or out of the trash: the built-in admin lists and edits them instead of the documents. */
export const setVersionDeletedAt = (req: PayloadRequest, { kind, ids, at }: Moved) =>
  runSql(
    req,
    sql`update ${VERSIONS[kind]} set version_deleted_at = ${at}
        where parent_id = ${anyOf(ids)} and latest`,
  )

export const newestVersionColumns = sql`
  greatest(posts.updated_at, newest.version_updated_at) as "savedAt",
  (${textColumns('newest.version_')}) is distinct from (${textColumns('posts.')}) as "hasNewerDraft",
  array(select text from ${versionTexts} as texts where texts.parent_id = newest.id
    and texts.path = 'version.tags' order by texts."order") as "versionTags"`

export const newestVersion = sql`left join ${versions} as newest on newest.parent_id = posts.id and newest.latest`

type NextVersion = { id: string; columns: Record<string, string | null>; tags: string[] }

/** Previous versions keep their dates. In SQL, because Payload writes each version separately. */
export const addVersions = (
  req: PayloadRequest,
  { at, next }: { at: string; next: readonly NextVersion[] },
) =>
  runSql(
    req,
    sql`with next as (
          select * from jsonb_to_recordset(${JSON.stringify(next)}::jsonb)
            as next(id uuid, columns jsonb, tags jsonb)
        ), newest as (
          select version as former, gen_random_uuid() as id, next.columns, next.tags
          from next join ${versions} as version on version.parent_id = next.id and version.latest
        ), added as (
          insert into ${versions} select copy.* from newest, jsonb_populate_record(newest.former,
            newest.columns || jsonb_build_object('id', newest.id, 'version_updated_at', ${at}::text,
              'created_at', ${at}::text, 'updated_at', ${at}::text)) as copy
        ), replaced as (
          update ${versions} set latest = false where id in (select (former).id from newest)
        )
        insert into ${versionTexts} ("order", parent_id, path, text)
          select texts."order", newest.id, texts.path, texts.text
          from newest join ${versionTexts} as texts on texts.parent_id = (newest.former).id
          where texts.path <> 'version.tags'
        union all
          select tag.place, newest.id, 'version.tags', tag.text
          from newest, jsonb_array_elements_text(newest.tags) with ordinality as tag(text, place)`,
  )

type ImportedDates = Partial<
  Record<'createdAt' | 'updatedAt' | 'firstPublishedAt' | 'textChangedAt', Date | undefined>
>

/** Sets the dates of the post at its source, also in its version. Missing dates are kept. */
export async function setImportedDates(
  req: PayloadRequest,
  id: string,
  { createdAt, updatedAt, firstPublishedAt, textChangedAt: changedAt }: ImportedDates,
): Promise<void> {
  const [created, updated] = [dateParam(createdAt), dateParam(updatedAt)]
  await runSql(
    req,
    sql`update posts set created_at = coalesce(${created}, created_at), updated_at = coalesce(${updated}, updated_at),
          first_published_at = coalesce(first_published_at, ${dateParam(firstPublishedAt)}),
          source_text_changed_at = ${dateParam(changedAt)} where id = ${id}`,
  )
  await runSql(
    req,
    sql`update ${versions} set version_created_at = coalesce(${created}, version_created_at),
          version_updated_at = coalesce(${updated}, version_updated_at),
          created_at = coalesce(${created}, created_at), updated_at = coalesce(${updated}, updated_at),
          version_first_published_at = coalesce(version_first_published_at, ${dateParam(firstPublishedAt)}),
          version_source_text_changed_at = ${dateParam(changedAt)} where parent_id = ${id}`,
  )
}

const dateParam = (date: Date | undefined) => sql`${date?.toISOString() ?? null}::timestamptz`

type Session = { id: string; minutes: number }

export async function newestAutosave(
  req: PayloadRequest,
  { id, minutes }: Session,
): Promise<string | null> {
  const found = await runSql(
    req,
    sql`select id from ${versions} where parent_id = ${id} and latest and version_is_autosaved
        and version_updated_at > now() - make_interval(mins => ${minutes})`,
  )
  return idsOf(found)[0] ?? null
}
