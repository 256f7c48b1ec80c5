import type { Metadata } from 'next'
import type { Personal } from '#src/contract/profile/profile.ts'
import type { PublishedPost } from '#src/contract/posts/public-page-data.ts'
import { joinMeta } from '#src/lib/format/join-meta.ts'
import type { Project } from '#src/contract/projects/public-project-schemas.ts'
import { getSiteAppearance } from '#src/services/appearance/appearance-service.ts'
import { feedLinks } from './feed-links.ts'
import { ogImage } from './og-image-url.ts'
import { postCard, projectCard, siteCard } from './page-cards.ts'
import type { PageCard } from './page-cards.ts'
import { modifiedAt, publishedAt } from './post-dates.ts'
import { siteIconLinks } from './site-icon.ts'
import { absoluteUrl } from '#src/services/platform/absolute-url.ts'
import { canonicalUrl, postPath, projectPath } from './site-urls.ts'

type PageMetadataInput = {
  owner: Personal
  title?: string
  description: string
  path: string
  /** The tag whose posts the page lists: its feeds are linked too. */
  tag?: string
  /** Its Open Graph image; the default is the image of the site. */
  card?: PageCard
  /** The path of a post or a project, which is available as Markdown too. */
  markdownOf?: string
}

export function pageMetadata(page: PageMetadataInput): Metadata {
  const { owner, title, description, path, tag, card = siteCard(owner), markdownOf } = page
  const { name } = owner
  const url = absoluteUrl(path)
  const headline = title ?? siteTitle(owner)
  const image = ogImage(owner, card)
  return {
    title: title ?? { absolute: headline },
    description,
    authors: [{ name, url: absoluteUrl('/') }],
    alternates: {
      canonical: url,
      types: {
        ...feedLinks({ name, tag }),
        ...(path === '/' && { 'text/plain': absoluteUrl('/llms.txt') }),
        ...(markdownOf && { 'text/markdown': absoluteUrl(`${markdownOf}.md`) }),
      },
    },
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

const siteTitle = ({ name, title }: Personal) => joinMeta(name, title)

type PostMetadataInput = { post: PublishedPost; owner: Personal }

export function postMetadata({ post, owner }: PostMetadataInput): Metadata {
  const page = pageMetadata({
    owner,
    title: post.seoTitle ?? post.title,
    description: post.seoDescription ?? post.excerpt,
    path: canonicalUrl(post),
    card: postCard(post, owner),
    markdownOf: postPath(post),
  })
  return {
    ...page,
    authors: [
      { name: post.author, ...(post.author === owner.name ? { url: absoluteUrl('/') } : {}) },
    ],
    keywords: post.tags,
    openGraph: {
      ...page.openGraph,
      type: 'article',
      publishedTime: publishedAt(post),
      modifiedTime: modifiedAt(post),
      authors: [post.author],
      section: post.category,
      tags: post.tags,
    },
  }
}

export const missingMetadata: Metadata = {
  title: '404 Page Not Found',
  robots: { index: false },
}

export const foundPostMetadata = (
  found: { post: PublishedPost } | { redirectTo: string } | null,
  owner: Personal,
) =>
  found && 'post' in found
    ? postMetadata({ post: found.post, owner })
    : { title: 'Blog Post Not Found', robots: { index: false } }

export function foundProjectMetadata(
  found: { project: Project } | { redirectTo: string } | null,
  owner: Personal,
): Metadata {
  if (!found || 'redirectTo' in found) return missingMetadata
  const { project } = found
  const path = projectPath(project)
  const page = pageMetadata({
    ...{ owner, title: project.title, description: project.summary },
    ...{ path, markdownOf: path, card: projectCard(project, owner) },
  })
  return { ...page, keywords: project.stack }
}

export const notFoundMetadata = async (owner: Personal): Promise<Metadata> => ({
  ...(await siteMetadata(owner)),
  title: { absolute: `404 Page Not Found · ${owner.name}` },
  robots: { index: false },
})

/** Default metadata in the layout: the name of the site and its feeds. */
export async function siteMetadata(owner: Personal): Promise<Metadata> {
  const { name, tagline } = owner
  return {
    metadataBase: new URL(absoluteUrl('/')),
    title: { default: siteTitle(owner), template: `%s · ${name}` },
    ...(tagline && { description: tagline }),
    applicationName: name,
    alternates: { types: feedLinks({ name }) },
    icons: siteIconLinks(await getSiteAppearance(), name),
    // Prevents Safari from turning years and page numbers into telephone links.
    formatDetection: { telephone: false },
  }
}
