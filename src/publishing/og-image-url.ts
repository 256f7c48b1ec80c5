import { createHash } from 'node:crypto'
import type { PublishedPost } from '#src/contract/posts/public-page-data.ts'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { absoluteUrl } from './site-urls.ts'

export const OG_IMAGE_SIZE = { width: 1200, height: 630 } as const

/** Increment when the drawing changes, so that caches do not serve the old one. */
const DESIGN_VERSION = 2

const { name, title } = portfolio.personal

type OgImage = { url: string; width: number; height: number; alt: string; type: string }

/** What changes the picture of a post: a save, and a replaced cover. */
export type OgImageSource = Pick<PublishedPost, 'updatedAt' | 'coverVersion'>

/** The preview picture of a post: by its id, with its version. */
export const postOgImage = (
  post: OgImageSource & Pick<PublishedPost, 'id' | 'title'>,
): OgImage => ({
  url: absoluteUrl(`/cards/${post.id}.png?v=${ogImageVersion(post)}`),
  alt: `${post.title}, a post by ${name}`,
  ...picture,
})

/** The picture of the home page, shared by all pages that are not posts. */
export const siteOgImage = (): OgImage => ({
  url: absoluteUrl(`/cards/site.png?v=${ogImageVersion()}`),
  alt: `${name}, ${title}`,
  ...picture,
})

const picture = { ...OG_IMAGE_SIZE, type: 'image/png' }

/** Hash of everything the picture shows, used as its version. */
export const ogImageVersion = (post?: OgImageSource): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        DESIGN_VERSION,
        portfolio.personal,
        post?.updatedAt ?? '',
        post?.coverVersion ?? '',
      ]),
    )
    .digest('base64url')
    .slice(0, 10)
