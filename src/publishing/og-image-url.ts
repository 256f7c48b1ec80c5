import { createHash } from 'node:crypto'
import type { Personal } from '#src/contract/profile/profile.ts'
import type { PublishedPost } from '#src/contract/posts/public-page-data.ts'
import type { Project } from '#src/contract/projects/public-project-schemas.ts'
import type { PageCard } from './page-cards.ts'
import { absoluteUrl } from '#src/services/platform/absolute-url.ts'

export const OG_IMAGE_SIZE = { width: 1200, height: 630 } as const

/** Increment when the drawing changes, so that caches do not serve the old one. */
const DESIGN_VERSION = 5

export type OgImage = { url: string; width: number; height: number; alt: string; type: string }

type OgImageSource = Pick<PublishedPost, 'updatedAt' | 'coverVersion'> | PageCard

type OgPost = Pick<PublishedPost, 'updatedAt' | 'coverVersion' | 'id' | 'title'>

export const postOgImage = ({ owner, post }: { owner: Personal; post: OgPost }): OgImage =>
  ogImage(owner, post, { id: post.id, alt: `${post.title}, a post by ${owner.name}` })

export const projectOgImage = (owner: Personal, project: Project): OgImage =>
  ogImage(owner, project, { id: project.id, alt: `${project.title}, a project by ${owner.name}` })

/** The Open Graph image of a page of the site. */
export const pageOgImage = (owner: Personal, card: PageCard): OgImage =>
  ogImage(owner, card, { id: card.id, alt: `${card.title}, ${owner.name}` })

export const siteOgImage = (owner: Personal): OgImage =>
  ogImage(owner, undefined, { id: 'site', alt: `${owner.name}, ${owner.title}` })

const ogImage = (
  owner: Personal,
  subject: OgImageSource | undefined,
  { id, alt }: { id: string; alt: string },
): OgImage => ({
  url: absoluteUrl(`/cards/${encodeURIComponent(id)}.png?v=${ogImageVersion({ owner, subject })}`),
  ...{ alt, ...OG_IMAGE_SIZE, type: 'image/png' },
})

export const ogImageVersion = ({
  owner,
  subject,
}: {
  owner: Personal
  subject?: OgImageSource | undefined
}): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        DESIGN_VERSION,
        owner,
        ...(subject && 'aside' in subject
          ? [subject.title, subject.aside]
          : [subject?.updatedAt ?? '', subject?.coverVersion ?? '']),
      ]),
    )
    .digest('base64url')
    .slice(0, 10)
