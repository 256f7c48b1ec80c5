import { addBlocks, addBreak, addText, closeText, newFlow, withShape } from './clean-flow.ts'
import { cleanImage, cleanPre } from './clean-leaf.ts'
import { cleanList } from './clean-list.ts'
import { cleanAlign, elementMarks } from './clean-style.ts'
import { cleanTable } from './clean-table.ts'
import { orEmptyParagraph } from './clean-context.ts'
import { BOUNDARY, DROPPED } from './html-names.ts'
import { addMark } from './inline-mark.ts'
import { readableText } from './wire-text.ts'
import type { Block, HeadingLevel } from './body-tree.ts'
import type { CleanContext } from './clean-context.ts'
import type { Flow } from './clean-flow.ts'
import type { SourceElement, SourceNode } from './source-tree.ts'

/** Containers deeper than this lose their element and keep their text. */
export const MAX_DEPTH = 200

/**
 * Rebuilds untrusted parsed HTML from the allow-list; nothing is copied through. Imports no parser, so
 * browser and server share it. Cleaning what it has cleaned changes nothing.
 * `authored`: the nodes come from our editor, whose `data-fence` and `data-md` say what was markdown.
 */
export function cleanTree(nodes: readonly SourceNode[], { authored = false } = {}): Block[] {
  return cleanChildren(nodes, { depth: 0, marks: [], authored })
}

function cleanChildren(nodes: readonly SourceNode[], context: CleanContext): Block[] {
  const flow = newFlow()
  fill(flow, nodes, context)
  closeText(flow)
  return flow.blocks
}

function fill(flow: Flow, nodes: readonly SourceNode[], context: CleanContext) {
  for (const node of nodes) {
    if (node.type === 'text') addText(flow, readableText(node.value), context.marks)
    else if (!DROPPED.has(node.name)) fillElement(flow, node, context)
  }
}

function fillElement(flow: Flow, element: SourceElement, context: CleanContext) {
  const marks = elementMarks(element)
  if (marks) {
    const inside = { ...context, marks: marks.reduce(addMark, [...context.marks]) }
    return fill(flow, element.children, inside)
  }
  if (element.name === 'br') return addBreak(flow, context.marks)
  const shape = textShape(element)
  if (shape) return withShape(flow, shape, () => fill(flow, element.children, context))
  if (element.name === 'img') return fillImage(flow, element, context)
  const block = cleanBlock(element, context)
  if (block) return addBlocks(flow, block)
  return fillUnwrapped(flow, element, context)
}

/** An image splits its paragraph; one that may not be loaded leaves no trace. */
function fillImage(flow: Flow, element: SourceElement, context: CleanContext) {
  const image = cleanImage(element, context)
  if (image) addBlocks(flow, [image])
}

function fillUnwrapped(flow: Flow, element: SourceElement, context: CleanContext) {
  const isBoundary = BOUNDARY.has(element.name) || isContainer(element)
  if (isBoundary) closeText(flow)
  fill(flow, element.children, context)
  if (isBoundary) closeText(flow)
}

function textShape(element: SourceElement) {
  const isHeading = /^h[1-6]$/.test(element.name)
  if (!isHeading && element.name !== 'p') return undefined
  const align = cleanAlign(element)
  const style = align === undefined ? {} : { align }
  if (!isHeading) return { type: 'paragraph' as const, ...style }
  const level = Math.min(3, Number(element.name[1])) as HeadingLevel
  return { type: 'heading' as const, level, ...style }
}

/** The blocks an element of the list stands for; undefined when it is to be unwrapped. */
function cleanBlock(element: SourceElement, context: CleanContext): Block[] | undefined {
  if (element.name === 'pre') return [cleanPre(element, context)]
  if (element.name === 'hr') return [{ type: 'rule' }]
  return isContainer(element) && context.depth + levels(element) <= MAX_DEPTH
    ? cleanContainer(element, context)
    : undefined
}

function cleanContainer(element: SourceElement, context: CleanContext): Block[] {
  if (element.name === 'table') return cleanTable(element, context, cleanChildren)
  if (element.name === 'blockquote') {
    const children = cleanChildren(element.children, { ...context, depth: context.depth + 1 })
    return [{ type: 'quote', children: orEmptyParagraph(children) }]
  }
  const list = cleanList(element, context, cleanChildren)
  return list ? [list] : []
}

function isContainer(element: SourceElement): boolean {
  return /^(?:ul|ol|blockquote|table)$/.test(element.name)
}

/** The most elements a container adds above its content. */
function levels(element: SourceElement): number {
  if (element.name === 'table') return 4
  return element.name === 'blockquote' ? 1 : 3
}
