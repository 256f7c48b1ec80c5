import { escapeAttribute, escapeCode, escapeText } from './html-escape.ts'
import type { Inline } from './block-tree.ts'

export function serializeInline(nodes: readonly Inline[]): string {
  return nodes.map(nodeHtml).join('')
}

function nodeHtml(node: Inline): string {
  switch (node.type) {
    case 'text':
      return escapeText(node.value)
    case 'break':
      return '<br>'
    case 'color':
      return `<span style="color: ${escapeAttribute(node.color)};">${serializeInline(node.children)}</span>`
    case 'highlight':
      return `<mark${highlightAttributes(node.color)}>${serializeInline(node.children)}</mark>`
    case 'footnote': {
      const note = node.note === undefined ? '' : ` data-note="${escapeMultiline(node.note)}"`
      const label = escapeAttribute(node.label)
      return `<sup data-footnote="${label}"${note}>${label}</sup>`
    }
    case 'link':
      return `<a target="_blank" rel="noopener noreferrer nofollow" href="${escapeAttribute(node.href)}">${serializeInline(node.children)}</a>`
    default:
      return `<${node.type}>${serializeInline(node.children)}</${node.type}>`
  }
}

const escapeMultiline = (value: string) => escapeCode(value).replace(/"/g, '&quot;')

function highlightAttributes(color: string | undefined): string {
  if (color === undefined) return ''
  const value = escapeAttribute(color)
  return ` data-color="${value}" style="background-color: ${value}; color: inherit;"`
}
