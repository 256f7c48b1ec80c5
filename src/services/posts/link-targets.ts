import { readdirSync } from 'node:fs'
import { publicPostSql } from '#collections/access.ts'
import { sql } from '#collections/sql.ts'
import { formerSlugsColumn, hadOneOf } from '#collections/tables/post-texts.ts'
import type { BrokenLinkReason } from '#src/contract/posts/broken-link-schemas.ts'
import { redirectedAddresses } from '#src/lib/http/old-address.ts'
import { readSql } from '#src/services/platform/payload.ts'
import type { SiteAddress } from './site-address.ts'
import { listTags } from './tags.ts'

/** What is wrong with an address; undefined when visitors can open it. */
export type Verdict = (address: SiteAddress) => BrokenLinkReason | undefined
type Names = readonly string[]
type States = ReadonlyMap<string, BrokenLinkReason | undefined>

/** Checks these addresses against the stored posts and files. Requests nothing. */
export async function checkAddresses(addresses: readonly SiteAddress[]): Promise<Verdict> {
  const namesOf = (type: SiteAddress['type']) => [
    ...new Set(addresses.flatMap((one) => (one.type === type ? [one.name] : []))),
  ]
  const states: Record<SiteAddress['type'], States> = {
    post: await postStates(namesOf('post')),
    tag: await tagStates(namesOf('tag')),
    media: await mediaStates(namesOf('media')),
    resume: await resumeStates(namesOf('resume')),
    file: fileStates(namesOf('file')),
  }
  return ({ type, name }) => (states[type].has(name) ? states[type].get(name) : 'missing')
}

/** Checks the addresses of links: a stored redirect leads on from an address at which nothing is. */
export async function checkLinks(addresses: readonly SiteAddress[]): Promise<Verdict> {
  const verdict = await checkAddresses(addresses)
  const redirected = await redirectedPaths(
    addresses.flatMap((one) => (verdict(one) === undefined ? [] : one.path)),
  )
  return (one) => (redirected.has(one.path) ? undefined : verdict(one))
}

/** The paths from which a stored redirect leads visitors on. */
async function redirectedPaths(paths: Names): Promise<ReadonlySet<string>> {
  const candidates = new Map(paths.map((path) => [path, redirectedAddresses(path)]))
  if (candidates.size === 0) return new Set()
  const rows = await readSql(
    sql`select redirects.address from redirects
        left join posts on posts.id = redirects.post_id and ${publicPostSql()}
        where redirects.address = any(${sql.param([...candidates.values()].flat())})
          and (posts.id is not null or redirects.target is not null)`,
  )
  const found = new Set(rows.map((row) => row['address']))
  const isFound = (path: string) => candidates.get(path)?.some((one) => found.has(one)) === true
  return new Set(paths.filter(isFound))
}

type Row = Record<string, unknown>
const reasonOf = ({ is_trashed, is_public }: Row): BrokenLinkReason | undefined => {
  if (is_trashed === true) return 'trashed'
  return is_public === true ? undefined : 'hidden'
}

/** Posts by id, slug and, where the site redirects it, former slug. */
async function postStates(names: Names): Promise<States> {
  if (names.length === 0) return new Map()
  const wanted = sql.param([...names])
  const rows = await readSql(
    sql`select id::text as id, slug, ${formerSlugsColumn}, deleted_at is not null as is_trashed,
               ${publicPostSql()} as is_public
        from posts where id::text = any(${wanted}) or slug = any(${wanted}) or ${hadOneOf(names)}`,
  )
  const states = new Map<string, BrokenLinkReason | undefined>()
  // A post that has an address now comes before one that had it; a public one before the others.
  for (const row of rows)
    for (const slug of row['former_slugs'] as string[])
      if (!states.has(slug) || reasonOf(row) === undefined) states.set(slug, reasonOf(row))
  for (const row of rows)
    for (const name of [row['id'], row['slug']]) states.set(String(name), reasonOf(row))
  return states
}

async function tagStates(names: Names): Promise<States> {
  if (names.length === 0) return new Map()
  return new Map((await listTags()).map(({ slug }) => [slug, undefined]))
}

/** `{version}-{width}.webp` is a rendition; the site serves it while the file has, or had, bytes of this version. */
const RENDITION = /^(\w+)-\d+\./

async function mediaStates(names: Names): Promise<States> {
  if (names.length === 0) return new Map()
  const versions = names.flatMap((name) => RENDITION.exec(name)?.[1] ?? [])
  const rows = await readSql(
    sql`select filename, concat_ws(' ', filename, stored_name, earlier::text) as versions,
               deleted_at is not null as is_trashed, true as is_public
        from media where filename = any(${sql.param([...names])}) or exists (
          select from unnest(${sql.param(versions)}::text[]) as version
          where strpos(concat_ws(' ', filename, stored_name, earlier::text), version) > 0)`,
  )
  return new Map(
    names.flatMap((name) => {
      const version = RENDITION.exec(name)?.[1]
      const row = rows.find((file) =>
        version ? String(file['versions']).includes(version) : file['filename'] === name,
      )
      return row ? [[name, reasonOf(row)] as const] : []
    }),
  )
}

async function resumeStates(names: Names): Promise<States> {
  if (names.length === 0) return new Map()
  const rows = await readSql(
    sql`select filename, deleted_at is not null as is_trashed, is_active as is_public
        from resumes where filename = any(${sql.param([...names])})`,
  )
  return new Map(rows.map((row) => [String(row['filename']), reasonOf(row)]))
}

/** Files that the site serves from its own folder. */
function fileStates(names: Names): States {
  if (names.length === 0) return new Map()
  const files = readdirSync('public', { recursive: true, encoding: 'utf8' })
  return new Map(files.map((file) => [`/${file.replaceAll('\\', '/')}`, undefined]))
}
