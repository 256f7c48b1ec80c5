import sharp from 'sharp'
import type { Post } from '#src/contract/posts.ts'
import { longDate } from '#src/lib/long-date.ts'
import { createLru } from '#src/lib/lru.ts'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { publishedAt } from './post-dates.ts'
import { previewVersion } from './preview-address.ts'
import { previewSheet } from './preview-sheet.ts'
import type { PreviewFacts } from './preview-sheet.ts'
import { absoluteUrl } from './site-address.ts'

const { name, title, location } = portfolio.personal
const MAX_BYTES = 16 * 1024 * 1024

const pictures = createLru<Buffer>(MAX_BYTES, (picture) => picture.length)
const pending = new Map<string, Promise<Buffer>>()

/**
 * The preview picture as PNG, 1200 × 630: drawn once per version, also when many ask at once. Only the bundled
 * typeface is used, and nothing is fetched.
 * @param post public; without one, the picture of the site
 */
export function previewPicture(post?: Post): Promise<Buffer> {
  const key = `${post?.id ?? 'site'} ${previewVersion(post?.updatedAt ?? '')}`
  const known = pictures.get(key) ?? pending.get(key)
  if (known !== undefined) return Promise.resolve(known)
  const drawn = draw(post ? postFacts(post) : siteFacts)
    .then((picture) => {
      pictures.set(key, picture)
      return picture
    })
    .finally(() => pending.delete(key))
  pending.set(key, drawn)
  return drawn
}

const draw = (facts: PreviewFacts) =>
  sharp(Buffer.from(previewSheet(facts)))
    .png({ palette: true, colours: 64, effort: 4 })
    .toBuffer()

const host = new URL(absoluteUrl('/')).host
const siteFacts: PreviewFacts = {
  label: 'portfolio',
  aside: location,
  title,
  author: name,
  host,
}

const postFacts = (post: Post): PreviewFacts => ({
  label: post.category,
  aside: `${longDate(publishedAt(post))} · ${post.readTime} min`,
  title: post.title,
  author: post.author,
  host,
})
