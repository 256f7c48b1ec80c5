import { createHash } from 'node:crypto'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { absoluteUrl } from './site-urls.ts'

export const OG_IMAGE_SIZE = { width: 1200, height: 630 } as const

/** Increment when the drawing changes, so that caches do not serve the old one. */
const DESIGN_VERSION = 2

const { name, title } = portfolio.personal

type OgImage = { url: string; width: number; height: number; alt: string; type: string }

/** The preview picture of a post: by its id, with the version of its last save. */
export const postOgImage = (post: Pick<Post, 'id' | 'title' | 'updatedAt'>): OgImage => ({
  url: absoluteUrl(`/cards/${post.id}.png?v=${ogImageVersion(post.updatedAt)}`),
  alt: `${post.title}, a post by ${name}`,
  ...picture,
})

/** The picture of the home page, shared by all pages that are not posts. */
export const siteOgImage = (): OgImage => ({
  url: absoluteUrl(`/cards/site.png?v=${ogImageVersion('')}`),
  alt: `${name}, ${title}`,
  ...picture,
})

const picture = { ...OG_IMAGE_SIZE, type: 'image/png' }

/** Hash of everything the picture shows, used as its version. */
export const ogImageVersion = (updatedAt: string): string =>
  createHash('sha256')
    .update(JSON.stringify([DESIGN_VERSION, portfolio.personal, updatedAt]))
    .digest('base64url')
    .slice(0, 10)
