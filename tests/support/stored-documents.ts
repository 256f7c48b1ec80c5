import type pg from 'pg'
import { expect } from 'vitest'
import type { Stored } from './acknowledged-writes.ts'

type Client = Pick<pg.Client, 'query'>

/** All stored documents, by the names that the kill tests use. */
export async function storedIn(client: Client): Promise<Stored[]> {
  const { rows } = await client.query<Stored>(
    `select id, 'posts' as kind, title as mark, deleted_at is not null as "isTrashed", false as "isActive" from posts
     union all select id, 'media', sha256, deleted_at is not null, false from media
     union all select id, 'resumes', original_name, deleted_at is not null, coalesce(is_active, false) from resumes
     union all select id, 'contacts', subject, deleted_at is not null, false from contacts`,
  )
  return rows
}

/** Posts whose parts all belong to the same save, in the row, its tags and its newest version. */
export async function expectWholePosts(client: Client): Promise<void> {
  const { rows } = await client.query<{ title: string; parts: string[]; versions: number }>(
    `select title, array[excerpt, regexp_replace(content, '</?p>', '', 'g'),
       (select string_agg(text, ',') from posts_texts where parent_id = posts.id and path = 'tags'),
       (select string_agg(version_title, ',') from _posts_v where parent_id = posts.id and latest)] as parts
     from posts`,
  )
  for (const { title, parts } of rows) expect(parts).toEqual([title, title, title, title])
  const lone = await client.query('select 1 from _posts_v where parent_id is null')
  expect(lone.rowCount).toBe(0)
}

/** The number of the product's connections with a running statement or an open transaction. */
export async function connectionsAtWork(client: Client): Promise<number> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity where datname = current_database()
     and application_name = 'folio' and state is distinct from 'idle'`,
  )
  return rows[0]?.others ?? -1
}
