import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(functions({ mark: `E'\\n'`, richText: BY_BLOCK })))
  await separatePassages(db)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(functions({ mark: `' '`, richText: IN_ONE_LINE })))
  await separatePassages(db)
}

/** The texts only: line breaks change no word of the index. In parts, because of the limit of a statement. */
async function separatePassages(db: MigrateUpArgs['db']): Promise<void> {
  await db.execute(sql`update search_documents as one set plain = folio_rich_text(projects.body)
    from projects where one.kind = 'project' and one.id = projects.id`)
  for (let last: unknown = '00000000-0000-0000-0000-000000000000'; last !== undefined;) {
    const { rows } = await db.execute<{ id: string }>(sql`
      with next as (select id, content from posts where id > ${last} order by id limit 500),
      stored as (update search_documents as one set plain = (folio_post_text(next.content)).plain
        from next where one.kind = 'post' and one.id = next.id)
      select id from next order by id`)
    last = rows.at(-1)?.id
  }
}

const IN_ONE_LINE = `SELECT string_agg(part #>> '{}', ' ') FROM jsonb_path_query(body, 'strict $.**.text') AS part`
const BY_BLOCK = `SELECT string_agg((
    SELECT string_agg(part #>> '{}', ' ') FROM jsonb_path_query(block, 'strict $.**.text') AS part
  ), E'\\n' ORDER BY place)
  FROM jsonb_path_query(body, '$.root.children[*]') WITH ORDINALITY AS each(block, place)`

/** `mark` stands at both ends of a heading, a list item and a caption, which often have no full stop. */
const functions = ({ mark, richText }: { mark: string; richText: string }) => `
CREATE OR REPLACE FUNCTION "folio_without_markup"("value" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT replace(replace(replace(replace(replace(replace(replace(replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(coalesce(value, ''), '!\\[([^\\]]*)\\]\\([^)]*\\)', '\\1', 'g'),
          '</?(h[1-6]|li|figcaption)([ /][^>]*)?>', ${mark}, 'gi'),
        '</?(p|ul|ol|div|table|t[rhd]|blockquote|br|hr|img)([ /][^>]*)?>', ' ', 'gi'),
      '</?[a-zA-Z][^>]*>', '', 'g'),
    '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&#33;', '!'), '&#96;', '\`'), '&amp;', '&')
$$;
CREATE OR REPLACE FUNCTION "folio_rich_text"("body" jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  ${richText}
$$;`
