import { plainText } from './plain-text.ts'
import { walkBlocks } from '#src/content/format/walk-blocks.ts'
import type { RenderBlock } from './render-node.ts'

const WORDS_PER_MINUTE = 275
const FIRST_IMAGE_SECONDS = 12
const LEAST_IMAGE_SECONDS = 3
const CODE_WEIGHT = 0.5

// Scripts without spaces between words: each character counts, as in Ghost.
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}_][\p{L}\p{M}\p{N}_'’]*/gu

/**
 * Ghost's rule: 275 words a minute, code at half weight, 12 seconds for the first image and one less for each further
 * (at least 3); at least 1 minute. `coverImages`: images outside of the body.
 */
export function readTimeMinutes(blocks: readonly RenderBlock[], { coverImages = 0 } = {}): number {
  const all = [...walkBlocks(blocks)]
  const code = all.map((block) => (block.type === 'code' ? block.code : '')).join('\n')
  const images = all.filter((block) => block.type === 'image').length + coverImages
  const words = countWords(plainText(blocks, { code: false })) + CODE_WEIGHT * countWords(code)
  const seconds = (words / WORDS_PER_MINUTE) * 60 + imageSeconds(images)
  return Math.max(1, Math.round(seconds / 60))
}

export const wordCount = (blocks: readonly RenderBlock[]): number => countWords(plainText(blocks))

/** Word count of a text; in scripts without spaces between words each character counts. */
export function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0
}

function imageSeconds(images: number): number {
  return Array.from({ length: images }, (_, index) => {
    return Math.max(LEAST_IMAGE_SECONDS, FIRST_IMAGE_SECONDS - index)
  }).reduce((sum, seconds) => sum + seconds, 0)
}
