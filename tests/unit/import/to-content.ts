import { blocksToContent } from '#src/content/sanitize/content-blocks.ts'
import { htmlToBlocks } from '#src/import/html/html-to-blocks.ts'
import { bodyToBlocks } from '#src/import/prepare/body-to-blocks.ts'

/** Empty for a missing post. */
const NO_POST = { body: { format: 'markdown', text: '' }, place: { file: '' } } as const

export function bodyToContent(post: Parameters<typeof bodyToBlocks>[0] = NO_POST) {
  const { blocks, warnings } = bodyToBlocks(post)
  return { content: blocksToContent(blocks), warnings }
}

export function htmlToContent(html: string) {
  const { blocks, losses } = htmlToBlocks(html)
  return { content: blocksToContent(blocks), losses }
}

/** A link as it is stored. */
export const link = (href: string, words = href) =>
  `<a target="_blank" rel="noopener noreferrer nofollow" href="${href}">${words}</a>`

/** A row of images as it is stored. */
export const imageRow = (...images: string[]) =>
  `<table style="min-width: ${25 * images.length}px;"><colgroup>${'<col style="min-width: 25px;">'.repeat(images.length)}</colgroup>` +
  `<tbody><tr>${images.map((image) => `<td>${image}</td>`).join('')}</tr></tbody></table>`
