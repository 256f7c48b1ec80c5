import { createHash } from 'node:crypto'
import type { Personal } from '#src/contract/profile/profile.ts'
import type { PageCard } from './page-cards.ts'
import { absoluteUrl } from '#src/services/platform/absolute-url.ts'

export const OG_IMAGE_SIZE = { width: 1200, height: 630 } as const

/** Increment when the drawing changes, so that caches do not serve the old one. */
const DESIGN_VERSION = 5

export type OgImage = ReturnType<typeof ogImage>

/** The Open Graph image of a page. */
export const ogImage = (owner: Personal, card: PageCard) => ({
  url: absoluteUrl(`/cards/${encodeURIComponent(card.id)}.png?v=${ogImageVersion(owner, card)}`),
  alt: card.alt ?? `${card.title}, ${owner.name}`,
  ...{ ...OG_IMAGE_SIZE, type: 'image/png' },
})

export const ogImageVersion = (
  owner: Personal,
  { title, aside, version = [title, aside] }: PageCard,
): string =>
  createHash('sha256')
    .update(JSON.stringify([DESIGN_VERSION, owner, ...version]))
    .digest('base64url')
    .slice(0, 10)
