import { readdirSync } from 'node:fs'
import { z } from 'zod'
import { publicPostSql } from '#collections/access.ts'
import { sql } from '#collections/sql.ts'
import { oldSlugsColumn, hasAnyOldSlug } from '#collections/tables/old-slugs.ts'
import type { BrokenLinkReason } from '#src/contract/posts/broken-link-calls.ts'
import { findOldUrls } from '#src/lib/database/old-urls.ts'
import { redirectCandidates } from '#src/lib/http/normalize-old-path.ts'
import { payloadClient, readSql } from '#src/services/platform/payload.ts'
import type { SitePage } from './site-page.ts'
import { listTags } from './tags.ts'

/** Problem of a URL; undefined if visitors can open it. */
export type FindLinkProblem = (address: SitePage) => BrokenLinkReason | undefined
type Names = readonly string[]
type States = ReadonlyMap<string, BrokenLinkReason | undefined>

const STATES: Record<SitePage['type'], (names: Names) => States | Promise<States>> = {
  post: postStates,
  tag: tagStates,
  media: mediaStates,
  resume: resumeStates,
  file: fileStates,
}

/** Checks these URLs against the stored posts and files. Requests nothing. */
export async function checkUrls(pages: readonly SitePage[]): Promise<FindLinkProblem> {
  const states = new Map<SitePage['type'], States>()
  for (const [type, some] of Map.groupBy(pages, (one) => one.type))
    states.set(type, await STATES[type]([...new Set(some.map(({ name }) => name))]))
  return ({ type, name }) => {
    const known = states.get(type)
    return known?.has(name) ? known.get(name) : 'missing'
  }
}

/** Checks the URLs of links: a former path of the site is not broken while it redirects. */
export async function checkLinkUrls(pages: readonly SitePage[]): Promise<FindLinkProblem> {
  const findProblem = await checkUrls(pages)
  const broken = pages.filter((one) => findProblem(one) !== undefined)
  const { pool } = (await payloadClient()).db
  const former = await findOldUrls(
    pool,
    broken.flatMap(({ path }) => redirectCandidates(path)),
  )
  const redirected = new Set(former.map(({ path }) => path))
  return (one) => {
    const reason = findProblem(one)
    const isRedirected = reason && redirectCandidates(one.path).some((path) => redirected.has(path))
    return isRedirected ? undefined : reason
  }
}

const stateSchema = z.object({ is_trashed: z.boolean(), is_public: z.boolean() })
const postSchema = stateSchema.extend({
  id: z.string(),
  slug: z.string().nullable(),
  former_slugs: z.array(z.string()),
})
const fileSchema = stateSchema.extend({ filename: z.string().nullable() })
const mediaSchema = fileSchema.extend({ versions: z.string() })

const reasonOf = ({ is_trashed, is_public }: z.infer<typeof stateSchema>) => {
  if (is_trashed) return 'trashed'
  return is_public ? undefined : 'hidden'
}

/** Posts by id, slug and, where the site redirects it, former slug. */
async function postStates(names: Names): Promise<States> {
  const wanted = sql.param([...names])
  const posts = await readSql(
    sql`select id::text as id, slug, ${oldSlugsColumn}, deleted_at is not null as is_trashed,
               ${publicPostSql()} as is_public
        from posts where id::text = any(${wanted}) or slug = any(${wanted}) or ${hasAnyOldSlug(names)}`,
    postSchema,
  )
  const states = new Map<string, BrokenLinkReason | undefined>()
  // Current slugs come before previous ones, public posts before others.
  for (const post of posts)
    for (const slug of post.former_slugs)
      if (!states.has(slug) || reasonOf(post) === undefined) states.set(slug, reasonOf(post))
  for (const post of posts) states.set(post.id, reasonOf(post)).set(post.slug ?? '', reasonOf(post))
  return states
}

async function tagStates(): Promise<States> {
  return new Map((await listTags()).map(({ slug }) => [slug, undefined]))
}

/** `{version}-{width}.webp` is a rendition; the site serves it while the file has, or had, bytes of this version. */
const RENDITION = /^(\w+)-\d+\./

async function mediaStates(names: Names): Promise<States> {
  const versions = names.flatMap((name) => RENDITION.exec(name)?.[1] ?? [])
  const files = await readSql(
    sql`select filename, concat_ws(' ', filename, stored_name, earlier::text) as versions,
               deleted_at is not null as is_trashed, true as is_public
        from media where filename = any(${sql.param([...names])}) or exists (
          select from unnest(${sql.param(versions)}::text[]) as version
          where strpos(concat_ws(' ', filename, stored_name, earlier::text), version) > 0)`,
    mediaSchema,
  )
  return new Map(
    names.flatMap((name) => {
      const version = RENDITION.exec(name)?.[1]
      const row = files.find((file) =>
        version ? file.versions.includes(version) : file.filename === name,
      )
      return row ? [[name, reasonOf(row)] as const] : []
    }),
  )
}

async function resumeStates(names: Names): Promise<States> {
  const files = await readSql(
    sql`select filename, deleted_at is not null as is_trashed, is_active as is_public
        from resumes where filename = any(${sql.param([...names])})`,
    fileSchema,
  )
  return new Map(files.map((file) => [file.filename ?? '', reasonOf(file)]))
}

function fileStates(): States {
  const files = readdirSync('public', { recursive: true, encoding: 'utf8' })
  return new Map(files.map((file) => [`/${file.replaceAll('\\', '/')}`, undefined]))
}
