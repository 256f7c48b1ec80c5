import type { Metadata } from 'next'
import type { PublishedPost } from '#src/contract/posts/public-page-data.ts'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { feedLinks } from './feed-links.ts'
import { postOgImage, siteOgImage } from './og-image-url.ts'
import { modifiedAt, publishedAt } from './post-dates.ts'
import { absoluteUrl, canonicalUrl } from './site-urls.ts'

const { name, title: profession, tagline } = portfolio.personal

export type PageMetadataInput = {
  /** Without the site's name, which is added; undefined on the home page. */
  title?: string
  description: string
  /** Canonical path, with `?page=` for the pages of a list; the whole URL of a page of another site. */
  path: string
  /** The tag whose posts the page lists: its feeds are linked too. */
  tag?: string
}

/**
 * Metadata of a public page for search engines, link previews and feed readers: title, description, canonical URL, Open
 * Graph, Twitter card, feeds. Each public page uses it; posts use `postMetadata`.
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

/** Metadata of a post, with its dates, tags and preview picture. */
export function postMetadata(post: PublishedPost): Metadata {
  const page = pageMetadata({
    title: post.seoTitle ?? post.title,
    description: post.seoDescription ?? post.excerpt,
    path: canonicalUrl(post),
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

/** Metadata of `/blog/{id}` for each result of the look-up. */
export const foundPostMetadata = (
  found: { post: PublishedPost } | { redirectTo: string } | null,
) =>
  found && 'post' in found
    ? postMetadata(found.post)
    : { title: 'Blog Post Not Found', robots: { index: false } }

/** Complete metadata of the 404 page for unknown paths, which has no layout. */
export const notFoundMetadata = (): Metadata => ({
  ...siteMetadata(),
  title: { absolute: `404 Page Not Found · ${name}` },
  robots: { index: false },
})

/** Default metadata in the layout: the name of the site and its feeds. */
export function siteMetadata(): Metadata {
  return {
    metadataBase: new URL(absoluteUrl('/')),
    title: { default: `${name} · ${profession}`, template: `%s · ${name}` },
    description: tagline,
    applicationName: name,
    alternates: { types: feedLinks() },
    icons: { apple: '/apple-touch-icon.png' },
    // Prevents Safari from turning years and page numbers into telephone links.
    formatDetection: { telephone: false },
  }
}
