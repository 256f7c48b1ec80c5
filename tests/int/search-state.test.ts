import { beforeEach, expect, it } from 'vitest'
import { sql } from '#collections/sql.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { search } from '#src/services/search/search-service.ts'
import { emptySite } from '#tests/support/trash.ts'

beforeEach(emptySite)

const found = async () => {
  const { results } = await search({ q: 'gizmo', page: 1, client: '203.0.113.9' })
  return results.map(({ path }) => path.split('/').at(-1)).sort()
}

it.each([
  ['posts', `published_at = now() + interval '1 day'`, 'published_at = now()', 'published_at'],
  ['posts', 'deleted_at = now()', 'deleted_at = null', 'published_at'],
  ['posts', `_status = 'draft'`, `_status = 'published'`, 'published_at'],
  ['projects', 'deleted_at = now()', 'deleted_at = null', 'created_at'],
  ['projects', `_status = 'draft'`, `_status = 'published'`, 'created_at'],
])('excludes one %s after “%s”, until “%s”', async (name, hide, show, date) => {
  const table = sql.identifier(name)
  const change = (set: string) =>
    readSql(sql`update ${table} set ${sql.raw(set)} where slug = 'second'`)
  await readSql(sql`insert into ${table} (title, slug, _status, ${sql.identifier(date)})
    select 'Gizmo ' || slug, slug, 'published', now() from unnest(array['first', 'second', 'third']) as slug`)
  expect(await found()).toEqual(['first', 'second', 'third'])
  await change(hide)
  expect(await found()).toEqual(['first', 'third'])
  await readSql(sql`select folio_index_documents()`)
  expect(await found()).toEqual(['first', 'third'])
  await change(show)
  expect(await found()).toEqual(['first', 'second', 'third'])
})
