import { slug as githubSlug } from 'github-slugger'
import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import type { Post } from '#collections/generated/payload-types.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { runSql, sql } from '#collections/sql.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const RESERVED = new Set(['new', 'edit', 'tag', 'page', 'rss', 'feed'])

/** Slug of a title: lower case, words joined by hyphens, never a reserved word or a uuid. */
export function slugFrom(title: string): string {
  const words = githubSlug(title.normalize('NFKC').trim())
    .replace(/[^\p{L}\p{N}-]/gu, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
  const short = words
    .slice(0, LIMITS.slugLength - 8)
    // The first half of a surrogate pair that was cut.
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/-$/, '')
  if (short === '') return 'post'
  return RESERVED.has(short) || UUID.test(short) ? `post-${short}` : short
}

/** The first of `slug`, `slug-2`, `slug-3` … that no other post has or had, and no concurrent transaction is taking. */
async function freeSlug(wanted: string, req: PayloadRequest, ownId: unknown): Promise<string> {
  const taken = await takenSlugs(wanted, req, ownId)
  for (let count = 1; ; count += 1) {
    const slug = count === 1 ? wanted : `${wanted}-${count}`
    if (taken.has(slug) || !(await reserve(slug, req))) continue
    // The transaction that held the lock may have stored the slug in the meantime.
    if (!(await takenSlugs(slug, req, ownId)).has(slug)) return slug
  }
}

/** Takes an advisory lock on the slug until this transaction ends; false if another transaction holds it. */
async function reserve(slug: string, req: PayloadRequest): Promise<boolean> {
  const key = `folio.slug:${slug}`
  const [row] = await runSql(
    req,
    sql`select pg_try_advisory_xact_lock(hashtext(${key})) as is_reserved`,
  )
  return row?.['is_reserved'] === true
}

async function takenSlugs(like: string, req: PayloadRequest, ownId: unknown) {
  const { docs } = await req.payload.find({
    collection: 'posts',
    where: { or: [{ slug: { like } }, { slugHistory: { like } }] },
    select: { slug: true, slugHistory: true },
    depth: 0,
    pagination: false,
    // A post in the trash keeps its slug: it may be restored.
    trash: true,
    req,
  })
  const others = docs.filter((doc) => doc.id !== ownId)
  return new Set(others.flatMap((doc) => [doc.slug, ...(doc.slugHistory ?? [])]))
}

/**
 * A new post gets its slug from its title; afterwards only an edit of the slug field changes it, and the former
 * slug stays in `slugHistory`, so that old links redirect.
 */
export const assignSlug: CollectionBeforeValidateHook<Post> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (!data) return data
  if (operation === 'create') {
    const wanted = slugFrom(data.slug || data.title || '')
    return { ...data, slug: await freeSlug(wanted, req, undefined), slugHistory: [] }
  }
  const old = originalDoc?.slug ?? undefined
  // Only this hook writes it: a request, or a restored version, would lose former slugs.
  const history = originalDoc?.slugHistory ?? []
  if (!data.slug || data.slug === old) return { ...data, slug: old, slugHistory: history }
  const slug = slugFrom(data.slug)
  if (slug === old) return { ...data, slug, slugHistory: history }
  const slugHistory = [...new Set([...history, ...(old ? [old] : [])])].filter(
    (past) => past !== slug,
  )
  return { ...data, slug: await freeSlug(slug, req, originalDoc?.id), slugHistory }
}
