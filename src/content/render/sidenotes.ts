import { plainText } from './plain-text.ts'
import { footnoteReferences } from '#src/content/format/walk-blocks.ts'
import type { RenderBlock } from './render-node.ts'

type Column = { characters: number; line: number; gap: number }

/** Characters of a line, and heights in CSS px, as footnotes.css and prose.css show them. */
const TEXT: Column = { characters: 68, line: 28, gap: 20 }
const NOTE: Column = { characters: 34, line: 20, gap: 12 }
/** Free below the text, in CSS px. */
const BELOW = 90
/** repeated-styles.ts has positions for so many. */
const MOST = 12

/**
 * Whether notes can stand next to the text, each level with its number (footnotes.css). CSS cannot make room below the
 * text, so notes that would probably end below it, and notes with more than paragraphs, are listed there.
 */
export function hasSidenotes(blocks: readonly RenderBlock[]): boolean {
  const list = blocks.at(-1)
  if (list?.type !== 'footnotes' || list.notes.length > MOST) return false
  if (list.notes.some(({ children }) => children.some(({ type }) => type !== 'paragraph')))
    return false
  const heights = new Map(list.notes.map(({ label, children }) => [label, height(children, NOTE)]))
  let [textEnd, notesEnd] = [0, 0]
  for (const block of blocks.slice(0, -1)) {
    textEnd += height([block], TEXT)
    for (const { label } of footnoteReferences([block])) {
      notesEnd = Math.max(notesEnd, textEnd - TEXT.line - TEXT.gap) + (heights.get(label) ?? 0)
      // A note belongs to its first number.
      heights.delete(label)
    }
  }
  return notesEnd <= textEnd + BELOW
}

function height(blocks: readonly RenderBlock[], { characters, line, gap }: Column) {
  const [table] = blocks
  const texts = table?.type === 'table' ? table.rows : plainText(blocks).split('\n').filter(Boolean)
  const lines = texts.map(({ length }) => Math.ceil(length / characters))
  return lines.reduce((sum, count) => sum + count, 0) * line + gap
}
