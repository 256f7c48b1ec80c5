import type { PublishedPost } from '#src/contract/posts/public-page-data.ts'
import { plainText } from '#src/content/render/plain-text.ts'
import { countWords } from '#src/content/render/reading-time.ts'
import { renderContent } from '#src/content/render/render-content.ts'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { ownerReference, person } from './person.ts'
import { modifiedAt, publishedAt } from './post-dates.ts'
import { postOgImage } from './og-image-url.ts'
import { absoluteUrl, canonicalUrl, postPath } from './site-urls.ts'

/** A graph of schema.org nodes, for the `JsonLd` element. */
export type LinkedData = { '@context': 'https://schema.org'; '@graph': object[] }
type Crumb = { name: string; path: string }

const { name, tagline } = portfolio.personal
const graph = (...nodes: object[]): LinkedData => ({
  '@context': 'https://schema.org',
  '@graph': nodes,
})
const websiteId = () => absoluteUrl('/#website')

/** The home page: the owner's ProfilePage and the WebSite. */
export const homeLinkedData = (): LinkedData =>
  graph(
    {
      '@type': 'ProfilePage',
      '@id': absoluteUrl('/'),
      url: absoluteUrl('/'),
      name,
      inLanguage: 'en',
      isPartOf: { '@id': websiteId() },
      mainEntity: { '@id': ownerReference()['@id'] },
    },
    website(),
    person(),
  )

/** Breadcrumbs of a page that is not a post. `trail` ends with the page itself. */
export const pageLinkedData = (trail: readonly Crumb[]): LinkedData =>
  graph(website(), breadcrumbs(trail))

/** A post, its author and its breadcrumbs. */
export function postLinkedData(post: PublishedPost): LinkedData {
  const url = canonicalUrl(post)
  const isOwners = post.author === name
  return graph(
    {
      '@type': 'BlogPosting',
      '@id': absoluteUrl(postPath(post)),
      url,
      mainEntityOfPage: url,
      headline: post.title,
      ...(post.seoTitle && { alternativeHeadline: post.seoTitle }),
      description: post.seoDescription ?? post.excerpt,
      image: postImages(post),
      datePublished: publishedAt(post),
      dateModified: modifiedAt(post),
      wordCount: countWords(plainText(renderContent(post.content))),
      timeRequired: `PT${post.readTime}M`,
      articleSection: post.category,
      keywords: post.tags,
      inLanguage: 'en',
      author: isOwners ? ownerReference() : { '@type': 'Person', name: post.author },
      publisher: ownerReference(),
      isPartOf: { '@id': websiteId() },
    },
    breadcrumbs([
      { name: 'Blog', path: '/blog' },
      { name: post.title, path: postPath(post) },
    ]),
  )
}

/** The preview picture with its known size, and the cover. */
function postImages(post: PublishedPost): object[] {
  const { url, width, height, alt } = postOgImage(post)
  const cover = post.imageUrl ? [{ '@type': 'ImageObject', url: absoluteUrl(post.imageUrl) }] : []
  return [{ '@type': 'ImageObject', url, width, height, caption: alt }, ...cover]
}

const website = () => ({
  '@type': 'WebSite',
  '@id': websiteId(),
  url: absoluteUrl('/'),
  name,
  description: tagline,
  inLanguage: 'en',
  publisher: ownerReference(),
})

const breadcrumbs = (trail: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...trail].map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.name,
    item: absoluteUrl(crumb.path),
  })),
})
