import type { GhostRow, TableRow } from './ghost-rows.ts'
import { rowText } from './row-values.ts'

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
    tags: namesOf(linksByPost(rowsOf('posts_tags'), 'tag_id'), publicTags(rowsOf('tags'))),
    author: authorOf(linksByPost(rowsOf('posts_authors'), 'author_id'), rowsOf('users')),
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

function linksByPost(rows: readonly GhostRow[], column: string): ReadonlyMap<string, string[]> {
  const links = new Map<string, string[]>()
  const inOrder = rows.toSorted(
    (a, b) => Number(a['sort_order'] ?? 0) - Number(b['sort_order'] ?? 0),
  )
  for (const row of inOrder) {
    const post = rowText(row, 'post_id')
    links.set(post, [...(links.get(post) ?? []), rowText(row, column)])
  }
  return links
}

const namesOf =
  (links: ReadonlyMap<string, string[]>, names: ReadonlyMap<string, string>) => (post: GhostRow) =>
    (links.get(rowText(post, 'id')) ?? []).flatMap((id) => names.get(id) ?? [])

function authorOf(links: ReadonlyMap<string, string[]>, users: readonly GhostRow[]) {
  const names = new Map(users.map((row) => [rowText(row, 'id'), rowText(row, 'name')]))
  return (post: GhostRow) => {
    const linked = links.get(rowText(post, 'id')) ?? [rowText(post, 'author_id')]
    return linked.flatMap((id) => names.get(id) || []).join(', ') || undefined
  }
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
