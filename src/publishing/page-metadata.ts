import type { Metadata } from 'next'
import type { PublishedPost } from '#src/contract/posts/public-page-data.ts'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { feedLinks } from './feed-links.ts'
import { postOgImage, siteOgImage } from './og-image-url.ts'
import { modifiedAt, publishedAt } from './post-dates.ts'
import { absoluteUrl, postPath } from './site-urls.ts'

const { name, title: profession, tagline } = portfolio.personal

export type PageMetadataInput = {
  /** Without the site's name, which is added; absent on the home page. */
  title?: string
  description: string
  /** The page's one address, with `?page=` where a page has several. */
  path: string
  /** The tag whose posts the page lists: its feeds are announced too. */
  tag?: string
}

/**
 * What a public page says of itself to search engines, link previews and feed readers: title, description,
 * canonical address, Open Graph, Twitter card, feeds. Every public page calls this, posts `postMetadata`.
 */
export function pageMetadata({ title, description, path, tag }: PageMetadataInput): Metadata {
  const url = absoluteUrl(path)
  const headline = title ?? `${name} · ${profession}`
  const image = siteOgImage()
  return {
    title: title ?? { absolute: headline },
    description,
    authors: [{ name, url: absoluteUrl('/') }],
    alternates: { canonical: url, types: feedLinks(tag) },
    openGraph: {
      type: title === undefined ? 'profile' : 'website',
      url,
      siteName: name,
      locale: 'en_US',
      title: headline,
      description,
      images: [image],
    },
    twitter: { card: 'summary_large_image', title: headline, description, images: [image] },
  }
}

/** The same for a post, with its dates, tags and a picture of its own. */
export function postMetadata(post: PublishedPost): Metadata {
  const page = pageMetadata({
    title: post.title,
    description: post.excerpt,
    path: postPath(post),
  })
  const images = [postOgImage(post)]
  return {
    ...page,
    authors: [{ name: post.author, ...(post.author === name ? { url: absoluteUrl('/') } : {}) }],
    keywords: post.tags,
    openGraph: {
      ...page.openGraph,
      type: 'article',
      images,
      publishedTime: publishedAt(post),
      modifiedTime: modifiedAt(post),
      authors: [post.author],
      section: post.category,
      tags: post.tags,
    },
    twitter: { ...page.twitter, images },
  }
}

/** The head of `/blog/{id}`, whatever was found there. */
export const foundPostMetadata = (
  found: { post: PublishedPost } | { redirectTo: string } | null,
) =>
  found && 'post' in found
    ? postMetadata(found.post)
    : { title: 'Blog Post Not Found', robots: { index: false } }

/** The head of a page that is at no address of the site: it has no layout to say the rest. */
export const notFoundMetadata = (): Metadata => ({
  ...siteMetadata(),
  title: { absolute: `404 Page Not Found · ${name}` },
  robots: { index: false },
})

/** What the layout says for pages that say nothing: the name of the site and its feeds. */
export function siteMetadata(): Metadata {
  return {
    metadataBase: new URL(absoluteUrl('/')),
    title: { default: `${name} · ${profession}`, template: `%s · ${name}` },
    description: tagline,
    applicationName: name,
    alternates: { types: feedLinks() },
    icons: { apple: '/apple-touch-icon.png' },
    // Safari would turn years and page numbers into telephone links.
    formatDetection: { telephone: false },
  }
}
