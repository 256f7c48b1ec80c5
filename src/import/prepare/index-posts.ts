import { isSlug } from '#src/contract/posts/post-slug.ts'
import { slugFrom } from '#src/content/format/slug-from.ts'
import { unusedName } from '#src/lib/unused-name.ts'
import { createLinkIndex } from './link-index.ts'
import type { PostMeta } from './read-posts.ts'

type Known = {
  slugs: ReadonlyMap<string, string>
  taken: ReadonlySet<string>
  site: string | undefined
}

export function indexPosts(metas: readonly PostMeta[], { slugs, taken: others, site }: Known) {
  // A post that comes later keeps its slug.
  const kept = metas.flatMap(({ key }) => slugs.get(key) ?? [])
  const taken = new Set([...others, ...kept])
  // Keys of posts of our own export whose URL a post here has already.
  const present = new Set<string>()
  // Slugs that posts would have had, by their keys: another post has it.
  const displaced = new Map<string, string>()
  const links = createLinkIndex(site)
  for (const post of metas) {
    const wanted = wantedSlug(post)
    const known = slugs.get(post.key)
    const isPresent = known === undefined && post.isStored && taken.has(wanted)
    if (isPresent) present.add(post.key)
    const slug = known ?? (isPresent ? wanted : unusedName(wanted, (name) => taken.has(name)))
    if (known === undefined && slug !== wanted) displaced.set(post.key, wanted)
    taken.add(slug)
    links.add(post, slug)
  }
  return { links, present, displaced }
}

const wantedSlug = ({ slug = '', title, key }: PostMeta) =>
  isSlug(slug) ? slug : slugFrom(slug.replaceAll('_', '-') || title || key)

export const slugConflictMessage = (wanted: string, slug: string): string =>
  `Another post has the URL /blog/${wanted}. This one is at /blog/${slug}.`
