import { escapeHtml } from '#src/lib/format/escape-html.ts'
import type { Attachment } from './wordpress-relations.ts'

type GalleryContext = { post: string; attachments: ReadonlyMap<string, Attachment> }

/** The pictures of `[gallery]`: those it names, or all that were uploaded to the post; empty when none is known. */
export function galleryHtml(
  attributes: ReadonlyMap<string, string>,
  { post, attachments }: GalleryContext,
): string {
  const named = attributes.get('ids') ?? attributes.get('include')
  const own = [...attachments.values()].filter(({ parent }) => parent === post)
  const chosen =
    named === undefined ? own : named.split(',').flatMap((id) => attachments.get(id.trim()) ?? [])
  if (chosen.length === 0) return ''
  return `<div class="gallery">${chosen.map(figureHtml).join('')}</div>`
}

/** A picture of the library with its texts. */
function figureHtml({ url, alt, caption }: Attachment): string {
  const words = caption === '' ? '' : `<figcaption>${caption}</figcaption>`
  return `<figure><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}">${words}</figure>`
}
