import { ValidationError } from 'payload'
import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import type { Post, Project } from '#collections/generated/payload-types.ts'
import { isSlugFrom, slugFrom } from '#src/content/format/slug-from.ts'
import type { SluggedKind } from '#src/content/format/slug-from.ts'
import {
  isSlug,
  PROJECT_SLUG_TAKEN,
  PROJECT_SLUG_TAKEN_BEFORE,
  SLUG_TAKEN,
  SLUG_TAKEN_BEFORE,
} from '#src/contract/posts/post-slug.ts'
import { runSql, sql } from '#collections/sql.ts'

declare module 'payload' {
  interface RequestContext {
    formerSlugs?: string[]
    /** True while the slug of a never published document follows its title. */
    isSlugOfTitle?: boolean
  }
}

type Slugged = Pick<Post | Project, 'id' | 'slug' | 'slugHistory' | 'title'>

const REFUSALS = {
  posts: { taken: SLUG_TAKEN, takenBefore: SLUG_TAKEN_BEFORE },
  projects: { taken: PROJECT_SLUG_TAKEN, takenBefore: PROJECT_SLUG_TAKEN_BEFORE },
} as const

type Target = { kind: SluggedKind; req: PayloadRequest; ownId?: string | undefined }

/** The first of `slug`, `slug-2`, `slug-3` … that no document has or had, and no concurrent transaction is taking. */
async function freeSlug(wanted: string, target: Target): Promise<string> {
  const taken = new Set((await slugsOfOthers(wanted, target)).flatMap(allSlugs))
  for (let count = 1; ; count += 1) {
    const slug = count === 1 ? wanted : `${wanted}-${count}`
    if (taken.has(slug) || !(await reserve(slug, target))) continue
    // The transaction that held the lock may have stored the slug in the meantime.
    if (!(await ownerOf(slug, target))) return slug
  }
}

/** A slug that was chosen is refused when it is taken: another one would be a surprise. */
async function chosenSlug(slug: string, target: Target): Promise<string> {
  const { kind, req } = target
  await runSql(req, sql`select pg_advisory_xact_lock(hashtext(${lockKey(slug, kind)}))`)
  const owner = await ownerOf(slug, target)
  if (!owner) return slug
  const { taken, takenBefore } = REFUSALS[kind]
  const message = owner.slug === slug ? taken : takenBefore
  const errors = [{ path: 'slug', label: 'Slug', message }]
  throw new ValidationError({ collection: kind, errors }, req.t)
}

const lockKey = (slug: string, kind: SluggedKind) =>
  kind === 'posts' ? `folio.slug:${slug}` : `folio.slug.${kind}:${slug}`

/** Takes an advisory lock on the slug until this transaction ends; false if another transaction holds it. */
async function reserve(slug: string, { kind, req }: Target): Promise<boolean> {
  const rows = await runSql(
    req,
    sql`select where pg_try_advisory_xact_lock(hashtext(${lockKey(slug, kind)}))`,
  )
  return rows.length > 0
}

type Slugs = Pick<Slugged, 'slug' | 'slugHistory'>
const allSlugs = ({ slug, slugHistory }: Slugs) => [slug, ...(slugHistory ?? [])]

const ownerOf = async (slug: string, target: Target) =>
  (await slugsOfOthers(slug, target)).find((one) => allSlugs(one).includes(slug))

async function slugsOfOthers(like: string, { kind, req, ownId }: Target) {
  const { docs } = await req.payload.find({
    collection: kind,
    where: { or: [{ slug: { like } }, { slugHistory: { like } }] },
    select: { slug: true, slugHistory: true },
    depth: 0,
    pagination: false,
    // A document in the trash keeps its slug: it may be restored.
    trash: true,
    req,
  })
  return docs.filter((doc) => doc.id !== ownId)
}

export const assignSlug =
  (kind: SluggedKind): CollectionBeforeValidateHook<Slugged> =>
  async ({ data, originalDoc, operation, req }) => {
    if (!data) return data
    if (operation === 'create') {
      // Payload names a copied document "a-title - Copy", which is not a chosen slug.
      const slug = isSlug(data.slug ?? '')
        ? await chosenSlug(data.slug ?? '', { kind, req })
        : await freeSlug(slugFrom(data.slug || data.title || '', kind), { kind, req })
      return { ...data, slug, slugHistory: req.context.formerSlugs ?? [] }
    }
    const old = originalDoc?.slug ?? undefined
    const target = { kind, req, ownId: originalDoc?.id }
    // Only this hook writes it: a request, or a restored version, would lose former slugs.
    const history = originalDoc?.slugHistory ?? []
    if (req.context.isSlugOfTitle || followsTitle({ data, originalDoc, kind })) {
      const slug = await freeSlug(slugFrom(data.title ?? '', kind), target)
      return { ...data, slug, slugHistory: history }
    }
    if (!data.slug || data.slug === old) return { ...data, slug: old, slugHistory: history }
    const slug = isSlug(data.slug) ? data.slug : slugFrom(data.slug, kind)
    if (slug === old) return { ...data, slug, slugHistory: history }
    const slugHistory = [...new Set([...history, ...(old ? [old] : [])])].filter(
      (past) => past !== slug,
    )
    return { ...data, slug: await chosenSlug(slug, target), slugHistory }
  }

type Saved = {
  data: Partial<Slugged>
  originalDoc: Partial<Slugged> | undefined
  kind: SluggedKind
}

/** A post that was only saved automatically so far was filed under the first words of its title. */
function followsTitle({ data, originalDoc, kind }: Saved): boolean {
  const { isAutosaved, firstPublishedAt, slug, title } = { ...(originalDoc as Partial<Post>) }
  if (!isAutosaved || firstPublishedAt || !slug || data.title === undefined) return false
  const isChosen = Boolean(data.slug) && data.slug !== slug
  const isOtherTitle = slugFrom(data.title ?? '', kind) !== slugFrom(title ?? '', kind)
  return isSlugFrom(title ?? '', slug, kind) && !isChosen && isOtherTitle
}
