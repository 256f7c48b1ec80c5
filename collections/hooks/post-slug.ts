import { slug as githubSlug } from 'github-slugger'
import { ValidationError } from 'payload'
import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import type { Post } from '#collections/generated/payload-types.ts'
import { LIMITS } from '#src/contract/limits.ts'
import {
  isReservedSlug,
  isSlug,
  SLUG_TAKEN,
  SLUG_TAKEN_BEFORE,
} from '#src/contract/posts/post-slug.ts'
import { runSql, sql } from '#collections/sql.ts'

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
  return isReservedSlug(short) ? `post-${short}` : short
}

/** The first of `slug`, `slug-2`, `slug-3` … that no post has or had, and no concurrent transaction is taking. */
async function freeSlug(wanted: string, req: PayloadRequest): Promise<string> {
  const taken = new Set((await slugsOfOthers(wanted, req)).flatMap(allSlugs))
  for (let count = 1; ; count += 1) {
    const slug = count === 1 ? wanted : `${wanted}-${count}`
    if (taken.has(slug) || !(await reserve(slug, req))) continue
    // The transaction that held the lock may have stored the slug in the meantime.
    if (!(await ownerOf(slug, req))) return slug
  }
}

/** A slug that was chosen is refused when it is taken: another one would be a surprise. */
async function chosenSlug(slug: string, req: PayloadRequest, ownId?: string): Promise<string> {
  await runSql(req, sql`select pg_advisory_xact_lock(hashtext(${lockKey(slug)}))`)
  const owner = await ownerOf(slug, req, ownId)
  if (!owner) return slug
  const message = owner.slug === slug ? SLUG_TAKEN : SLUG_TAKEN_BEFORE
  throw new ValidationError({ collection: 'posts', errors: [{ path: 'slug', message }] }, req.t)
}

const lockKey = (slug: string) => `folio.slug:${slug}`

/** Takes an advisory lock on the slug until this transaction ends; false if another transaction holds it. */
async function reserve(slug: string, req: PayloadRequest): Promise<boolean> {
  const [row] = await runSql(
    req,
    sql`select pg_try_advisory_xact_lock(hashtext(${lockKey(slug)})) as is_reserved`,
  )
  return row?.['is_reserved'] === true
}

type Slugs = Pick<Post, 'slug' | 'slugHistory'>
const allSlugs = ({ slug, slugHistory }: Slugs) => [slug, ...(slugHistory ?? [])]

/** The other post that has or had this slug. */
const ownerOf = async (slug: string, req: PayloadRequest, ownId?: string) =>
  (await slugsOfOthers(slug, req, ownId)).find((post) => allSlugs(post).includes(slug))

async function slugsOfOthers(like: string, req: PayloadRequest, ownId?: string) {
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
  return docs.filter((doc) => doc.id !== ownId)
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
    // Payload's own copy of a post has "a-title - Copy", which nobody chose.
    const slug = isSlug(data.slug ?? '')
      ? await chosenSlug(data.slug ?? '', req)
      : await freeSlug(slugFrom(data.slug || data.title || ''), req)
    return { ...data, slug, slugHistory: [] }
  }
  const old = originalDoc?.slug ?? undefined
  // Only this hook writes it: a request, or a restored version, would lose former slugs.
  const history = originalDoc?.slugHistory ?? []
  if (!data.slug || data.slug === old) return { ...data, slug: old, slugHistory: history }
  const slug = isSlug(data.slug) ? data.slug : slugFrom(data.slug)
  if (slug === old) return { ...data, slug, slugHistory: history }
  const slugHistory = [...new Set([...history, ...(old ? [old] : [])])].filter(
    (past) => past !== slug,
  )
  return { ...data, slug: await chosenSlug(slug, req, originalDoc?.id), slugHistory }
}
