import type { Block } from '#src/content/format/block-tree.ts'
import { mapUrls } from '#src/content/format/map-urls.ts'
import type { IssueKind } from '#src/contract/import/issue-kinds.ts'
import { imageUrlSchema, isImageUrl } from '#src/contract/posts/image-url.ts'
import type { SourcePost, SourceWarning } from '#src/import/source/source-post.ts'
import { urlLocator } from './locate-url.ts'
import { referenceIn } from './link-index.ts'
import type { LinkIndex } from './link-index.ts'
import { otherLink } from './other-link.ts'
import { isFileUrl } from './post-files.ts'
import type { FindFile, FoundFile } from './post-files.ts'

type Finders = { links: LinkIndex; findFile: FindFile }

/** Links get the new URLs; files keep the URLs of the source. */
export async function resolveUrls(post: SourcePost, blocks: Block[], { links, findFile }: Finders) {
  const images = new Map<string, string>()
  const hrefs = new Set<string>()
  collect(blocks, { images, hrefs })
  const { cover } = post
  // Links of our own export lead to the same URLs here.
  const isExported = post.body.format === 'exported'
  const shown = new Set(images.keys())
  if (cover) images.set(cover.url, cover.alt || images.get(cover.url) || '')
  const locate = urlLocator(post)
  const warnings: SourceWarning[] = []
  const warn = (url: string, kind: IssueKind, text: string) =>
    void warnings.push({ place: locate(url), text, kind })
  const files: FoundFile[] = []
  const add = async (url: string, alt: string, as: 'picture' | 'link') => {
    const found = await findFile(url, post, as)
    if (found && 'hash' in found) files.push({ ...found, ...(alt === '' ? {} : { alt }) })
    else if (found) warn(url, 'picture', found.problem)
    return found !== undefined
  }
  for (const [url, alt] of images) {
    if (await add(url, alt, 'picture')) continue
    if (!REMOTE.test(url)) {
      const isUnseen = cover?.isUnseen && url === cover.url && !shown.has(url)
      if (!isUnseen) warn(url, 'picture', `The image ${url} was not found.`)
    } else if (url === cover?.url && remoteCover(url) === null)
      warn(url, 'picture', `The URL of the featured image is invalid: ${url.slice(0, 100)}`)
    else if (links.isOfSite(url) || UPLOADED.test(url) || PLATFORM.test(url))
      warn(url, 'old-host', `The image ${url} is still hosted on the old site.`)
  }
  const resolved = new Map<string, string>()
  for (const href of hrefs) {
    const target = isExported ? undefined : links.resolve(href, post)
    const name = isExported ? undefined : referenceIn(href)
    if (target !== undefined) resolved.set(href, target)
    else if (name !== undefined) {
      warn(name, 'link', `The link to ${name} does not match any post.`)
      resolved.set(href, '/blog')
    } else {
      const isFile = isExported || isFileUrl(href)
      const isFound = isFile && (await add(href, '', 'link'))
      const { to, loss } = isFound || isExported ? {} : otherLink(href, post, links)
      if (to !== undefined) resolved.set(href, to)
      if (loss) warnings.push({ ...loss, place: locate(href) })
    }
  }
  const link = (href: string) => resolved.get(href) ?? href
  return { blocks: mapUrls(blocks, { link, image: (src) => src }), files, warnings }
}

export function replaceFileUrls(
  blocks: readonly Block[],
  urls: ReadonlyMap<string, string>,
): Block[] {
  const replaceUrl = (url: string) => urls.get(url) ?? url
  return mapUrls(blocks, { link: replaceUrl, image: replaceUrl })
}

const REMOTE = /^(?:https?:)?\/\//i

/** A featured image on another host as it can be stored: with its scheme, and with blanks encoded. */
export function remoteCover(url: string): string | null {
  if (!REMOTE.test(url)) return null
  const href = isImageUrl(url) ? url : URL.parse(url, 'https://host.invalid')?.href
  return imageUrlSchema.safeParse(href).data ?? null
}

/** Blogs of WordPress and Ghost may keep their own images on another host. */
const UPLOADED = /\/(?:wp-content\/uploads|content\/images)\/|\/\/[\w-]+\.files\.wordpress\.com\//

const PLATFORM =
  /^(?:https?:)?\/\/(?:(?:cdn-images-\d|miro)\.medium\.com|substackcdn\.com|(?:substack-post-media|bucketeer-[\w-]+|dev-to-uploads|thepracticaldev|prod-files-secure|secure\.notion-static)\.s3[\w.-]*\.amazonaws\.com|media\d?\.dev\.to|cdn\.hashnode\.com|\d\.bp\.blogspot\.com|blogger\.googleusercontent\.com|lh\d\.googleusercontent\.com)\//

function collect(
  blocks: readonly Block[],
  { images, hrefs }: { images: Map<string, string>; hrefs: Set<string> },
) {
  mapUrls(blocks, {
    link: (href) => {
      hrefs.add(href)
      return href
    },
    image: (src, alt) => {
      if (!images.get(src)) images.set(src, alt)
      return src
    },
  })
}
