import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { PublishedPost } from '#src/contract/posts/public-page-data.ts'
import { COLORS } from '#src/drawing/svg-shapes.ts'
import { formatLongDate } from '#src/lib/format/long-date.ts'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { publishedAt } from './post-dates.ts'
import { OG_IMAGE_SIZE, ogImageVersion } from './og-image-url.ts'
import { COVER_AREA, ogImageSvg } from './og-image-svg.ts'
import type { OgImageContent } from './og-image-svg.ts'
import { absoluteUrl } from './site-urls.ts'

const { name, title, location } = portfolio.personal
const MAX_BYTES = 16 * 1024 * 1024

const pictures = new LRUCache<string, Buffer>({
  maxSize: MAX_BYTES,
  sizeCalculation: (picture) => picture.length,
})
const pending = new Map<string, Promise<Buffer>>()

/** Reads a picture of the media library with at least this width; undefined for any other address. */
export type ReadCover = (address: string, width: number) => Promise<Buffer | undefined>

/**
 * Renders the preview picture as PNG, 1200 × 630, once per version; concurrent requests share the rendering. Only the
 * bundled typeface is used, and nothing is fetched.
 * @param post a public post; without one, the picture of the site
 */
export function renderOgImage(readCover: ReadCover, post?: PublishedPost): Promise<Buffer> {
  const key = `${post?.id ?? 'site'} ${ogImageVersion(post)}`
  const cached = pictures.get(key) ?? pending.get(key)
  if (cached !== undefined) return Promise.resolve(cached)
  const rendering = (post ? drawPost(readCover, post) : draw(siteFacts))
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

async function drawPost(readCover: ReadCover, post: PublishedPost): Promise<Buffer> {
  const bytes = post.imageUrl ? await readCover(post.imageUrl, OG_IMAGE_SIZE.width) : undefined
  const cover = bytes && (await cutCover(bytes))
  const facts = postFacts(post)
  if (!cover) return draw(facts)
  const sheet = Buffer.from(ogImageSvg({ ...facts, isBesideCover: true }))
  return sharp(sheet)
    .composite([{ input: cover, left: COVER_AREA.left, top: 0 }])
    .png({ palette: true, colours: 256, effort: 4 })
    .toBuffer()
}

/** Crops the cover to its area. Undefined when the file is not a picture; the title then uses the full width. */
const cutCover = (bytes: Buffer) =>
  sharp(bytes)
    .resize(COVER_AREA.width, OG_IMAGE_SIZE.height, { fit: 'cover', position: 'attention' })
    .flatten({ background: COLORS.paper })
    .png()
    .toBuffer()
    .catch(() => undefined)

const host = new URL(absoluteUrl('/')).host
const siteFacts: OgImageContent = {
  label: 'portfolio',
  aside: location,
  title,
  author: name,
  host,
}

const postFacts = (post: PublishedPost): OgImageContent => ({
  label: post.category,
  aside: `${formatLongDate(publishedAt(post))} · ${post.readTime} min`,
  title: post.title,
  author: post.author,
  host,
})
