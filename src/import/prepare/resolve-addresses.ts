import type { Block } from '#src/content/format/block-tree.ts'
import { mapAddresses } from '#src/content/format/map-addresses.ts'
import { POST_REFERENCE } from '#src/import/markdown/template-tag.ts'
import type { SourcePost, SourceWarning } from '#src/import/source/source-post.ts'
import type { LinkIndex } from './link-index.ts'
import { isFileAddress } from './post-files.ts'
import type { FindFile, FoundFile } from './post-files.ts'

type Finders = { links: LinkIndex; findFile: FindFile }

export type ResolvedBody = {
  /** Links lead to the new addresses of posts; files still have those of the source. */
  blocks: Block[]
  files: FoundFile[]
  warnings: SourceWarning[]
}

/** Looks up what a post's text, and its cover, refer to. */
export async function resolveAddresses(
  post: SourcePost,
  blocks: Block[],
  { links, findFile }: Finders,
): Promise<ResolvedBody> {
  const pictures = new Map<string, string>()
  const hrefs = new Set<string>()
  collect(blocks, { pictures, hrefs })
  const { cover } = post
  // Links of our own export lead to the same addresses here.
  const isExported = post.body.format === 'exported'
  if (cover) pictures.set(cover.address, cover.alt || pictures.get(cover.address) || '')
  const { warnings, warn } = collectWarnings(post)
  const files: FoundFile[] = []
  const add = async (address: string, alt: string, isExpected: boolean) => {
    const found = await findFile(address, post)
    if (found && 'hash' in found) files.push({ ...found, ...(alt === '' ? {} : { alt }) })
    else if (found) warn(found.problem)
    else if (isExpected && !/^(?:https?:)?\/\//i.test(address))
      warn(`The picture ${address} was not found.`)
  }
  for (const [address, alt] of pictures) await add(address, alt, true)
  const resolved = new Map<string, string>()
  for (const href of hrefs) {
    const target = isExported ? undefined : links.resolve(href, post)
    if (target !== undefined) resolved.set(href, target)
    else if (href.startsWith(POST_REFERENCE)) {
      warn(`The link to ${href.slice(POST_REFERENCE.length)} leads to no post.`)
      resolved.set(href, '/blog')
    } else if (isFileAddress(href) || isExported) await add(href, '', false)
  }
  const link = (href: string) => resolved.get(href) ?? href
  return { blocks: mapAddresses(blocks, { link, picture: (src) => src }), files, warnings }
}

/** The text with the addresses of its files on this site. */
export function placeFiles(blocks: readonly Block[], urls: ReadonlyMap<string, string>): Block[] {
  const place = (address: string) => urls.get(address) ?? address
  return mapAddresses(blocks, { link: place, picture: place })
}

function collectWarnings({ place }: SourcePost) {
  const warnings: SourceWarning[] = []
  return {
    warnings,
    warn: (text: string) => void warnings.push({ place: { file: place.file }, text }),
  }
}

/** The addresses in blocks; a picture with its first alternative text. */
function collect(
  blocks: readonly Block[],
  { pictures, hrefs }: { pictures: Map<string, string>; hrefs: Set<string> },
) {
  mapAddresses(blocks, {
    link: (href) => {
      hrefs.add(href)
      return href
    },
    picture: (src, alt) => {
      if (!pictures.get(src)) pictures.set(src, alt)
      return src
    },
  })
}
