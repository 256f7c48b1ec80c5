import type { GhostRow, TableRow } from './ghost-rows.ts'
import { rowText } from './ghost-rows.ts'

export type GhostRelations = Awaited<ReturnType<typeof readRelations>>

const NEEDED = new Set(['tags', 'posts_tags', 'users', 'posts_authors', 'posts_meta', 'settings'])

/** Reads everything except bodies: the posts stand before the tables that they refer to. */
export async function readRelations(rows: AsyncIterable<TableRow>) {
  const tables = new Map<string, GhostRow[]>([...NEEDED].map((name) => [name, []]))
  let version = ''
  let posts = 0
  const pages: string[] = []
  for await (const { table, row } of rows) {
    if (table === 'meta') version = rowText(row, 'version')
    else if (table !== 'posts') tables.get(table)?.push(row)
    else if (isPage(row)) pages.push(rowText(row, 'title') || rowText(row, 'slug'))
    else posts += 1
  }
  const rowsOf = (name: string) => tables.get(name) ?? []
  return {
    ...{ version, posts, pages },
    tags: namesOf(byPost(rowsOf('posts_tags')), publicTags(rowsOf('tags'))),
    author: authorOf(byPost(rowsOf('posts_authors')), rowsOf('users')),
    meta: metaOf(rowsOf('posts_meta')),
    // Patterns like `/:year/:slug/`, of exports before Ghost 2.
    permalinks: settingOf(rowsOf('settings'), 'permalinks'),
    timezone: ['timezone', 'active_timezone', 'activeTimezone']
      .map((name) => settingOf(rowsOf('settings'), name))
      .find(Boolean),
    hasInjection: INJECTIONS.some((name) => settingOf(rowsOf('settings'), name) !== undefined),
  }
}

/** Ghost 1 wrote a flag, later versions a type. */
export const isPage = (row: GhostRow): boolean =>
  row['type'] === 'page' || row['page'] === 1 || row['page'] === true

const publicTags = (rows: readonly GhostRow[]) =>
  new Map(
    rows
      .filter((row) => row['visibility'] !== 'internal' && !/^hash-/.test(rowText(row, 'slug')))
      .filter((row) => !rowText(row, 'name').startsWith('#'))
      .map((row) => [rowText(row, 'id'), rowText(row, 'name')]),
  )

type Links = ReadonlyMap<string, readonly GhostRow[]>

const byPost = (rows: readonly GhostRow[]): Links =>
  Map.groupBy(
    rows.toSorted((a, b) => Number(a['sort_order'] ?? 0) - Number(b['sort_order'] ?? 0)),
    (row) => rowText(row, 'post_id'),
  )

const namesOf = (links: Links, names: ReadonlyMap<string, string>) => (post: GhostRow) =>
  (links.get(rowText(post, 'id')) ?? []).flatMap((row) => names.get(rowText(row, 'tag_id')) ?? [])

function authorOf(links: Links, users: readonly GhostRow[]) {
  const names = new Map(users.map((row) => [rowText(row, 'id'), rowText(row, 'name')]))
  return (post: GhostRow) =>
    (links.get(rowText(post, 'id')) ?? [post])
      .flatMap((row) => names.get(rowText(row, 'author_id')) || [])
      .join(', ') || undefined
}

function metaOf(rows: readonly GhostRow[]) {
  const byPost = new Map(rows.map((row) => [rowText(row, 'post_id'), row]))
  return (post: GhostRow): GhostRow => byPost.get(rowText(post, 'id')) ?? {}
}

/** Settings with code injections, by their names before and since Ghost 3. */
const INJECTIONS = ['ghost_head', 'ghost_foot', 'codeinjection_head', 'codeinjection_foot']

const settingOf = (settings: readonly GhostRow[], key: string): string | undefined => {
  const row = settings.find((one) => one['key'] === key)
  return row && (rowText(row, 'value').trim() || undefined)
}
