import { nestRuns } from './inline-run.ts'
import { collapseWhitespace } from './collapse-whitespace.ts'
import type {
  Align,
  Block,
  Heading,
  HeadingLevel,
  Paragraph,
} from '#src/content/format/block-tree.ts'
import type { Run } from './inline-run.ts'

/** Block type that the current inline content becomes. `loose` content has no element of its own. */
type TextBlockShape =
  | { type: 'loose' }
  | { type: 'paragraph'; align?: Align }
  | { type: 'heading'; level: HeadingLevel; align?: Align }

/** Blocks under construction: collects inline content until a block or the end flushes it. */
export type BlockBuilder = { blocks: Block[]; runs: Run[]; shape: TextBlockShape }

/** Removes the white space at the end of the text so far. */
export function trimText(flow: BlockBuilder) {
  const last = flow.runs.at(-1)
  if (last?.text) last.text = last.text.trimEnd()
}

/** Flushes the collected inline content; blank loose content is source layout and is dropped. */
export function flushText(flow: BlockBuilder) {
  const runs = collapseWhitespace(flow.runs)
  flow.runs = []
  const isLayout = flow.shape.type === 'loose' && runs.every(({ text }) => !text?.trim())
  if (runs.length > 0 && !isLayout) flow.blocks.push(shaped(flow.shape, runs))
}

export function addBlocks(flow: BlockBuilder, blocks: readonly Block[]) {
  flushText(flow)
  for (const block of blocks) flow.blocks.push(block)
}

/** Keeps empty blocks (the author pressed Enter), but no blank parts of a block split by an image. */
export function buildTextBlock(
  flow: BlockBuilder,
  shape: Exclude<TextBlockShape, { type: 'loose' }>,
  fill: () => void,
) {
  flushText(flow)
  const outer = flow.shape
  const count = flow.blocks.length
  flow.shape = shape
  fill()
  flushText(flow)
  flow.shape = outer
  const made = flow.blocks.splice(count)
  if (made.length === 0) flow.blocks.push(shaped(shape, []))
  const isSplit = made.some((block) => block.type !== shape.type)
  for (const block of made) if (!isSplit || !isBlankBlock(block)) flow.blocks.push(block)
}

function isBlankBlock(block: Block): boolean {
  if (block.type !== 'paragraph' && block.type !== 'heading') return false
  return block.children.every((node) => node.type === 'text' && node.value.trim() === '')
}

function shaped(shape: TextBlockShape, runs: readonly Run[]): Paragraph | Heading {
  const children = nestRuns(runs)
  return shape.type === 'loose' ? { type: 'paragraph', children } : { ...shape, children }
}
