import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { Personal } from '#src/contract/profile/profile.ts'
import type { PublishedPost } from '#src/contract/posts/public-page-data.ts'
import type { Project } from '#src/contract/projects/public-projects.ts'
import { COLORS } from '#src/drawing/svg-shapes.ts'
import { formatLongDate } from '#src/lib/format/long-date.ts'
import { publishedAt } from './post-dates.ts'
import { OG_IMAGE_SIZE, ogImageVersion } from './og-image-url.ts'
import { COVER_AREA, ogImageSvg } from './og-image-svg.ts'
import type { OgImageContent } from './og-image-svg.ts'
import { absoluteUrl } from '#src/services/platform/absolute-url.ts'

const MAX_BYTES = 16 * 1024 * 1024

const pictures = new LRUCache<string, Buffer>({
  maxSize: MAX_BYTES,
  sizeCalculation: (picture) => picture.length,
})
const pending = new Map<string, Promise<Buffer>>()

/** A public post or project. */
export type OgImageSubject = PublishedPost | Project

/** Reads a picture of the media library with at least this width; undefined for any other address. */
export type ReadCover = (address: string, width: number) => Promise<Buffer | undefined>

type OgImageInput = {
  readCover: ReadCover
  owner: Personal
  /** Without one, the picture of the site. */
  subject?: OgImageSubject | undefined
}

/**
 * Renders the Open Graph image as PNG, 1200 × 630, once per version; concurrent requests share the rendering. Only the
 * bundled typeface is used, and nothing is fetched.
 */
export function renderOgImage({ readCover, owner, subject }: OgImageInput): Promise<Buffer> {
  const key = `${subject?.id ?? 'site'} ${ogImageVersion({ owner, subject })}`
  const cached = pictures.get(key) ?? pending.get(key)
  if (cached !== undefined) return Promise.resolve(cached)
  const { picture: address, ...facts } = subjectFacts(owner, subject)
  const rendering = drawBeside(facts, address, readCover)
    .then((picture) => {
      pictures.set(key, picture)
      return picture
    })
    .finally(() => pending.delete(key))
  pending.set(key, rendering)
  return rendering
}

const draw = (facts: OgImageContent) =>
  sharp(Buffer.from(ogImageSvg(facts)))
    .png({ palette: true, colours: 64, effort: 4 })
    .toBuffer()

/** The text, beside the picture if there is one. */
async function drawBeside(
  facts: OgImageContent,
  picture: string | null | undefined,
  readCover: ReadCover,
): Promise<Buffer> {
  const bytes = picture ? await readCover(picture, OG_IMAGE_SIZE.width) : undefined
  const cover = bytes && (await cutCover(bytes))
  if (!cover) return draw(facts)
  return sharp(Buffer.from(ogImageSvg(facts)))
    .composite([{ input: cover, left: COVER_AREA.left, top: 0 }])
    .png({ palette: true, colours: 256, effort: 4 })
    .toBuffer()
}

/** Crops the cover to its area. Undefined when the file is not a picture; the drawing then stays visible. */
const cutCover = (bytes: Buffer) =>
  sharp(bytes)
    .resize(COVER_AREA.width, OG_IMAGE_SIZE.height, { fit: 'cover', position: 'attention' })
    .flatten({ background: COLORS.paper })
    .png()
    .toBuffer()
    .catch(() => undefined)

const host = new URL(absoluteUrl('/')).host
const siteFacts = ({ name, title, location }: Personal): OgImageContent => ({
  label: 'portfolio',
  aside: location,
  title,
  author: name,
  host,
  drawnFrom: `${name} ${title}`,
})

const postFacts = (post: PublishedPost): OgImageContent => ({
  label: post.category,
  aside: `${formatLongDate(publishedAt(post))} · ${post.readTime} min`,
  title: post.title,
  author: post.author,
  host,
  drawnFrom: post.title,
})

const projectFacts = ({ title, period }: Project, { name }: Personal): OgImageContent => ({
  label: 'project',
  aside: period,
  title,
  author: name,
  host,
  drawnFrom: title,
})

function subjectFacts(owner: Personal, subject: OgImageSubject | undefined) {
  if (!subject) return { ...siteFacts(owner), picture: owner.portrait?.url }
  return 'summary' in subject
    ? { ...projectFacts(subject, owner), picture: subject.cover }
    : { ...postFacts(subject), picture: subject.imageUrl }
}
