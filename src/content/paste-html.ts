import { cleanTree } from './clean-tree.ts'
import { serializeHtml } from './html-serialize.ts'
import { DROPPED } from './html-names.ts'
import { pastedStyle } from './paste-style.ts'
import type { PastePlace } from './paste-style.ts'
import { withWordLists } from './paste-word.ts'
import { codeLines, fencedCode, githubCode, isCodeLines } from './paste-code.ts'
import { taskItem } from './paste-task.ts'
import { hasClass, isElement, newElement, withAttributes } from './source-element.ts'
import { sourceText } from './source-tree.ts'
import type { ParseHtml, SourceElement, SourceNode } from './source-tree.ts'

type PasteOptions = {
  /** The HTML was made from Markdown: code blocks stay fences, images stay markdown images. */
  isMarkdown?: boolean
}

type Place = PastePlace & Required<PasteOptions>

/**
 * Clipboard HTML of other programs (Google Docs, Word, code editors, GitHub, any page) as the editor's own
 * clean HTML: what was written stays, what its program added goes. Through the same allow-list as every save.
 */
export function pastedHtml(html: string, parse: ParseHtml, options: PasteOptions = {}): string {
  const { isMarkdown = false } = options
  const place = { isInHeading: false, isInLink: false, isMarkdown }
  const nodes = adaptAll(parse(html), place)
  return serializeHtml(cleanTree(nodes, { authored: isMarkdown }), { authored: isMarkdown })
}

function adaptAll(nodes: readonly SourceNode[], place: Place): SourceNode[] {
  const items = withWordLists(nodes)
  return items
    .filter((node, index) => !isFiller(node, items, index))
    .map((node) => adapt(node, place))
}

/** Line breaks between blocks, Word's empty paragraphs, and what no page shows. */
function isFiller(node: SourceNode, nodes: readonly SourceNode[], index: number): boolean {
  if (node.type === 'text') return false
  if (node.name === 'o:p' || DROPPED.has(node.name)) return true
  if (node.name === 'br') {
    if (hasClass(node, /^Apple-interchange-newline$/)) return true
    return isBlock(nodes[index - 1]) || isBlock(nodes[index + 1])
  }
  return node.name === 'p' && hasClass(node, /^Mso/) && sourceText(node.children).trim() === ''
}

const isBlock = (node: SourceNode | undefined) =>
  isElement(node) && /^(?:p|h[1-6]|ul|ol|table|pre|blockquote|div|hr)$/.test(node.name)

function adapt(node: SourceNode, place: Place): SourceNode {
  if (node.type === 'text') return node
  if (isCodeLines(node)) return newElement('pre', {}, [{ type: 'text', value: codeLines(node) }])
  const element = renamed(node, place)
  if (element.name === 'pre') return element
  const inside = {
    ...place,
    isInHeading: place.isInHeading || /^h[1-6]$/.test(element.name),
    isInLink: place.isInLink || isLink(element),
  }
  const style = pastedStyle(element, inside)
  const children = adaptAll(element.children, inside)
  return { ...withAttributes(element, { style }), children }
}

/** A link, or a frame around nothing but links: the colour of either is that of links. */
function isLink(node: SourceNode): boolean {
  if (node.type === 'text') return node.value.trim() === ''
  return node.name === 'a' || (node.children.length > 0 && node.children.every(isLink))
}

/** Elements that say what they are in words of their own program. */
function renamed(element: SourceElement, place: Place): SourceElement {
  if (isElement(element, 'p') && hasClass(element, /^MsoTitle$/)) return { ...element, name: 'h1' }
  if (isElement(element, 'strong', 'b') && place.isInHeading) return { ...element, name: 'span' }
  if (isElement(element, 'li')) return taskItem(element)
  if (isElement(element, 'img') && place.isMarkdown) {
    return withAttributes(element, { 'data-md': 'true' })
  }
  if (isElement(element, 'pre') && place.isMarkdown) return fencedCode(element)
  return isElement(element, 'div') ? githubCode(element) : element
}
