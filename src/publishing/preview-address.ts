import { createHash } from 'node:crypto'
import type { Post } from '#src/contract/posts.ts'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { absoluteUrl } from './site-address.ts'

export const PREVIEW = { width: 1200, height: 630 } as const

/** Counted up when the drawing changes, so that nobody is shown the old one. */
const DRAWING = 2

const { name, title } = portfolio.personal

type PreviewImage = { url: string; width: number; height: number; alt: string; type: string }

/** The preview picture of a post: by its id, in the version of its last save. */
export const postPreview = (post: Pick<Post, 'id' | 'title' | 'updatedAt'>): PreviewImage => ({
  url: absoluteUrl(`/cards/${post.id}.png?v=${previewVersion(post.updatedAt)}`),
  alt: `${post.title}, a post by ${name}`,
  ...picture,
})

/** The picture of the home page, which all pages share that are no post. */
export const sitePreview = (): PreviewImage => ({
  url: absoluteUrl(`/cards/site.png?v=${previewVersion('')}`),
  alt: `${name}, ${title}`,
  ...picture,
})

const picture = { ...PREVIEW, type: 'image/png' }

/** A short name for everything the picture shows: another one means another picture. */
export const previewVersion = (updatedAt: string): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, portfolio.personal, updatedAt]))
    .digest('base64url')
    .slice(0, 10)
