import { resolveUrl } from '#src/content/render/resolve-url.ts'
import { absoluteUrl, fileUrl } from '#src/services/platform/absolute-url.ts'
import { tagListPath } from '#src/lib/tag-list-path.ts'
import { tagSlug } from '#src/lib/tag-slug.ts'

export const postPath = ({ slug }: { slug: string }): string => `/blog/${encodeURIComponent(slug)}`

export const projectPath = ({ slug }: { slug: string }): string =>
  `/projects/${encodeURIComponent(slug)}`

export const canonicalUrl = (post: { slug: string; canonicalUrl: string | null }): string =>
  absoluteUrl(post.canonicalUrl ?? postPath(post))

export const isCanonicalHere = (post: { slug: string; canonicalUrl: string | null }): boolean =>
  canonicalUrl(post) === absoluteUrl(postPath(post))

export const tagPath = (tag: string): string => tagListPath(tagSlug(tag))

/** Absolute URL of a post's cover; undefined without one, and where its URL is invalid. */
export const coverUrl = ({ imageUrl }: { imageUrl: string | null }): string | undefined =>
  imageUrl === null ? undefined : resolveUrl(fileUrl(imageUrl), absoluteUrl('/'))
