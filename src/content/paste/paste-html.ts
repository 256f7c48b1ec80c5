import { parseHtml } from '#parse-html'
import { sanitizeTree } from '#src/content/sanitize/sanitize-tree.ts'
import { serializeHtml } from '#src/content/format/serialize-html.ts'
import { DROPPED } from '#src/content/html/element-names.ts'
import { textContentOf } from '#src/content/html/source-tree.ts'
import type { SourceElement, SourceNode } from '#src/content/html/source-tree.ts'
import type { Block } from '#src/content/format/block-tree.ts'
import { footnoteReferences } from '#src/content/format/walk-blocks.ts'
import { arrangeFootnotes } from '#src/content/sanitize/arrange-footnotes.ts'
import { randomKey } from '#src/lib/random-key.ts'
import { filterPastedStyle } from './paste-style.ts'
import type { PasteContext } from './paste-style.ts'
import { convertCallout } from './paste-callout.ts'
import { convertWordFootnotes } from './paste-word-notes.ts'
import { convertWordLists } from './paste-word.ts'
import { codeLines, convertGithubCode, isCodeLines, pageCode } from './paste-code.ts'
import { convertTaskItem } from './paste-task.ts'
import {
  hasClass,
  isElement,
  newElement,
  withAttributes,
} from '#src/content/html/source-element.ts'

/** Drops the formatting of other programs. Uses the same allow-list as every save. */
export const sanitizePastedHtml = (html: string): string =>
  pastedBlocksHtml(sanitizeTree(adaptPasted(parseHtml(html))))

export const adaptPasted = (nodes: readonly SourceNode[]): SourceNode[] =>
  adaptAll(convertWordFootnotes(nodes), { isInHeading: false, isInLink: false })

function adaptAll(nodes: readonly SourceNode[], context: PasteContext): SourceNode[] {
  const items = convertWordLists(nodes)
  return items
    .filter((node, index) => !isFiller(node, items, index))
    .map((node) => adaptNode(node, context))
}

/** Line breaks between blocks, Word's empty paragraphs, and invisible nodes. */
function isFiller(node: SourceNode, nodes: readonly SourceNode[], index: number): boolean {
  if (node.type === 'text') return false
  if (node.name === 'o:p' || DROPPED.has(node.name) || isHeadingAnchor(node)) return true
  if (node.name === 'br') {
    if (hasClass(node, /^Apple-interchange-newline$/)) return true
    return isBlock(nodes[index - 1]) || isBlock(nodes[index + 1])
  }
  return node.name === 'p' && hasClass(node, /^Mso/) && textContentOf(node.children).trim() === ''
}

/** The anchor sign at a heading, on pages of this site and others. */
const isHeadingAnchor = (node: SourceElement) =>
  node.name === 'a' &&
  (node.attribute('href') ?? '').includes('#') &&
  /^[\s\u200B]*[#¶§][\s\u200B]*$/.test(textContentOf(node.children))

const isBlock = (node: SourceNode | undefined) =>
  isElement(node) && /^(?:p|h[1-6]|ul|ol|table|pre|blockquote|div|hr)$/.test(node.name)

function adaptNode(node: SourceNode, context: PasteContext): SourceNode {
  if (node.type === 'text') return node
  if (isCodeLines(node)) return newElement('pre', {}, [{ type: 'text', value: codeLines(node) }])
  const element = convertCallout(convertElement(node, context))
  if (element.name === 'pre') return element
  const inside = {
    ...context,
    isInHeading: context.isInHeading || /^h[1-6]$/.test(element.name),
    isInLink: context.isInLink || isLink(element),
  }
  const style = filterPastedStyle(element, inside)
  const children = adaptAll(element.children, inside)
  // Programs write left, the default.
  const written = element.attribute('align')
  const align = written === 'left' ? undefined : written
  return { ...withAttributes(element, { style, align }), children }
}

/** A link, or a wrapper that contains only links: its colour is the link colour. */
function isLink(node: SourceNode): boolean {
  if (node.type === 'text') return node.value.trim() === ''
  return node.name === 'a' || (node.children.length > 0 && node.children.every(isLink))
}

function convertElement(element: SourceElement, context: PasteContext): SourceElement {
  if (isElement(element, 'p') && hasClass(element, /^MsoTitle$/)) return { ...element, name: 'h1' }
  if (isElement(element, 'strong', 'b') && context.isInHeading) return { ...element, name: 'span' }
  if (isElement(element, 'li')) return convertTaskItem(element)
  if (isElement(element, 'figure')) return pageCode(element) ?? element
  return isElement(element, 'div') ? convertGithubCode(element) : element
}

/** The first reference carries its note for the editor. Labels become unique, to differ from the document's. */
export function pastedBlocksHtml(blocks: readonly Block[], { authored = false } = {}): string {
  const arranged = arrangeFootnotes(blocks)
  const list = arranged.at(-1)
  if (list?.type !== 'footnotes') return serializeHtml(arranged, { authored })
  const body = arranged.slice(0, -1)
  const key = randomKey()
  const unique = (label: string) => `${key}-${label}`
  const notes = new Map(list.notes.map(({ label, children }) => [unique(label), children]))
  for (const reference of footnoteReferences(arranged)) reference.label = unique(reference.label)
  for (const reference of footnoteReferences(body)) {
    const note = notes.get(reference.label)
    if (note) reference.note = serializeHtml(note, { authored })
    notes.delete(reference.label)
  }
  return serializeHtml(body, { authored })
}
