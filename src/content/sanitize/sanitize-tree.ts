import { addBlocks, flushText, buildTextBlock, trimText } from './block-builder.ts'
import { addMark, REFERENCE } from './inline-run.ts'
import { sanitizeImage, sanitizeCodeBlock } from './sanitize-image-code.ts'
import { isBackLink, referenceLabel, sanitizeFootnotes } from './sanitize-footnotes.ts'
import { sanitizeList } from './sanitize-list.ts'
import { sanitizeAlign, elementMarks } from './element-marks.ts'
import { sanitizeTable } from './sanitize-table.ts'
import { sanitizeInside } from './sanitize-context.ts'
import { toCalloutKind } from '#src/contract/posts/callout-kinds.ts'
import { BOUNDARY, DROPPED } from '#src/content/html/element-names.ts'
import { normalizeText } from '#src/content/format/normalize-text.ts'
import type { Block, HeadingLevel } from '#src/content/format/block-tree.ts'
import type { SanitizeContext } from './sanitize-context.ts'
import type { BlockBuilder } from './block-builder.ts'
import { textContentOf } from '#src/content/html/source-tree.ts'
import type { SourceElement, SourceNode } from '#src/content/html/source-tree.ts'

const MAX_DEPTH = 200

/**
 * Copies nothing through. Imports no parser, so that browser and server share it. Idempotent. `authored`: honours the
 * editor's `data-fence` and `data-md`.
 */
export function sanitizeTree(nodes: readonly SourceNode[], { authored = false } = {}): Block[] {
  return sanitizeChildren(nodes, { depth: 0, marks: [], authored, sanitize: sanitizeChildren })
}

function sanitizeChildren(nodes: readonly SourceNode[], context: SanitizeContext): Block[] {
  const flow: BlockBuilder = { blocks: [], runs: [], shape: { type: 'loose' } }
  fill(flow, nodes, context)
  flushText(flow)
  return flow.blocks
}

function fill(flow: BlockBuilder, nodes: readonly SourceNode[], context: SanitizeContext) {
  for (const node of nodes) {
    if (node.type === 'text')
      flow.runs.push({ text: normalizeText(node.value), marks: context.marks })
    else if (!DROPPED.has(node.name)) fillElement(flow, node, context)
  }
}

function fillElement(flow: BlockBuilder, element: SourceElement, context: SanitizeContext) {
  const label = referenceLabel(element)
  if (label !== undefined)
    return void flow.runs.push({ text: REFERENCE, marks: [], footnote: label })
  if (isBackLink(element)) return trimText(flow)
  const marks = elementMarks(element)
  if (marks) {
    const inside = { ...context, marks: marks.reduce(addMark, [...context.marks]) }
    return fill(flow, element.children, inside)
  }
  if (element.name === 'br') return void flow.runs.push({ text: null, marks: context.marks })
  const shape = textShape(element)
  if (shape) return buildTextBlock(flow, shape, () => fill(flow, element.children, context))
  if (element.name === 'img') return fillImage(flow, element, context)
  const block = sanitizeBlock(element, context)
  if (block) return addBlocks(flow, block)
  return fillUnwrapped(flow, element, context)
}

function fillImage(flow: BlockBuilder, element: SourceElement, context: SanitizeContext) {
  const image = sanitizeImage(element, context)
  if (image) addBlocks(flow, [image])
}

function fillUnwrapped(flow: BlockBuilder, element: SourceElement, context: SanitizeContext) {
  const isBoundary = BOUNDARY.has(element.name) || isContainer(element)
  if (isBoundary) flushText(flow)
  fill(flow, element.children, context)
  if (isBoundary) flushText(flow)
}

function textShape(element: SourceElement) {
  const isHeading = /^h[1-6]$/.test(element.name)
  if (!isHeading && element.name !== 'p') return undefined
  const align = sanitizeAlign(element)
  const style = align === undefined ? {} : { align }
  if (!isHeading) return { type: 'paragraph' as const, ...style }
  const level = Math.min(3, Number(element.name[1])) as HeadingLevel
  return { type: 'heading' as const, level, ...style }
}

function sanitizeBlock(element: SourceElement, context: SanitizeContext): Block[] | undefined {
  if (element.name === 'pre') return [sanitizeCodeBlock(element, context)]
  if (element.name === 'hr') return [{ type: 'rule' }]
  const isLiteral = context.authored && context.depth === 0
  if (isLiteral && element.attribute('data-text') !== undefined) return [literalText(element)]
  // Notes belong to the document; anywhere else they are a list.
  const notes = context.depth === 0 ? sanitizeFootnotes(element, context) : undefined
  if (notes) return [notes]
  return isContainer(element) && context.depth + levels(element) <= MAX_DEPTH
    ? sanitizeContainer(element, context)
    : undefined
}

/** Text that is stored without markup, as an export writes it. */
const literalText = ({ children }: SourceElement): Block => ({
  type: 'text',
  text: normalizeText(textContentOf(children)),
})

function sanitizeContainer(element: SourceElement, context: SanitizeContext): Block[] {
  if (element.name === 'table') return sanitizeTable(element, context)
  if (element.name === 'blockquote') {
    const children = sanitizeInside(element.children, context, 1)
    const kind = toCalloutKind(element.attribute('data-callout'))
    return [kind ? { type: 'callout', kind, children } : { type: 'quote', children }]
  }
  const list = sanitizeList(element, context)
  return list ? [list] : []
}

function isContainer(element: SourceElement): boolean {
  return /^(?:ul|ol|blockquote|table)$/.test(element.name)
}

function levels(element: SourceElement): number {
  if (element.name === 'table') return 4
  return element.name === 'blockquote' ? 1 : 3
}
