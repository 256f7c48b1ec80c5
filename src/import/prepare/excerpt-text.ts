import type { Block } from '#src/content/format/block-tree.ts'
import { plainText } from '#src/content/render/plain-text.ts'
import { renderBlocks } from '#src/content/render/render-tree.ts'
import { readDate } from '#src/import/source/read-date.ts'

export function bodyTextForExcerpt(blocks: readonly Block[]): string {
  const start = blocks.findIndex((block) => !isDateLine(textOf([block])))
  return textOf(blocks.slice(Math.max(0, start)))
}

const textOf = (blocks: readonly Block[]) => plainText(renderBlocks(blocks), { code: false })

const SAID =
  /^(?:(?:first |originally |last )?(?:posted|published|written|updated|date)\b(?: on)?\s*:?\s*|on\s+)/i
const BESIDE =
  /\s*(?:[·•|—–-]\s*)?(?:\bby\s+\S+(?:\s+\S+){0,2}|\d+\s*(?:-\s*)?min(?:ute)?s?(?:\s+read(?:ing(?: time)?)?)?)\s*$/i

function isDateLine(text: string): boolean {
  if (text.length > 120) return false
  const line = text.replace(/\s+/g, ' ').trim().replace(BESIDE, '').replace(SAID, '')
  // A year may begin a text, and digits alone may be anything.
  return /\D/.test(line) && readDate(line.replace(/[.:]$/, '')) !== undefined
}
