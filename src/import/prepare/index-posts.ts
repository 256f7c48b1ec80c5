import { isSlug } from '#src/contract/posts/post-slug.ts'
import { slugFrom } from '#src/content/format/slug-from.ts'
import type { Source, SourcePost } from '#src/import/source/source-post.ts'
import { keepPosts } from './kept-posts.ts'
import type { KeptPosts } from './kept-posts.ts'
import { createLinkIndex } from './link-index.ts'
import type { LinkIndex } from './link-index.ts'

type Known = {
  /** Slugs of posts that were imported before, by their keys. */
  slugs: ReadonlyMap<string, string>
  /** Slugs that no post of the source may get. */
  taken: ReadonlySet<string>
  site: string | undefined
}

type Indexed = KeptPosts & {
  links: LinkIndex
  /** Keys of posts of our own export whose address a post here has already. */
  present: ReadonlySet<string>
}

/**
 * Reads a source, once: gives each post its slug, the one it has or a free one, and remembers its addresses.
 * @returns the posts too; the caller closes them
 */
export async function indexPosts(
  source: Source,
  { slugs, taken: others, site }: Known,
): Promise<Indexed> {
  const taken = new Set(others)
  const present = new Set<string>()
  const index = createLinkIndex(site)
  const kept = await keepPosts(source.posts(), (post) => {
    const wanted = wantedSlug(post)
    const known = slugs.get(post.key)
    const isPresent = known === undefined && post.stored !== undefined && taken.has(wanted)
    if (isPresent) present.add(post.key)
    const slug = known ?? (isPresent ? wanted : freeSlug(wanted, taken))
    taken.add(slug)
    index.add(post, slug)
  })
  return { links: index, present, ...kept }
}

const wantedSlug = ({ slug = '', title, key }: SourcePost) =>
  isSlug(slug) ? slug : slugFrom(slug || title || key)

function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count += 1) {
    const slug = count === 1 ? wanted : `${wanted}-${count}`
    if (!taken.has(slug)) return slug
  }
}
