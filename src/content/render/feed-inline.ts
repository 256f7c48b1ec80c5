import { footnoteId } from './link-footnotes.ts'
import { resolveUrl } from './resolve-url.ts'
import { escapeAttribute, escapeText } from '#src/content/format/html-escape.ts'
import type { RenderInline } from './render-node.ts'

/** Inline content for feed readers, without colours: they were chosen for this site's background. */
export function feedInline(nodes: readonly RenderInline[], base: string): string {
  return nodes.map((node) => inlineHtml(node, base)).join('')
}

function inlineHtml(node: RenderInline, base: string): string {
  if (node.type === 'text') return escapeText(node.value)
  if (node.type === 'break') return '<br>'
  if (node.type === 'footnote') {
    const note = escapeAttribute(`${base}#${footnoteId(node.label)}`)
    return `<sup><a href="${note}" id="${node.id}">${node.label}</a></sup>`
  }
  if (node.type === 'backLink') {
    return ` <a href="${escapeAttribute(`${base}#${node.id}`)}">\u21A9\uFE0E</a>`
  }
  const inside = feedInline(node.children, base)
  switch (node.type) {
    case 'color':
      return inside
    case 'highlight':
      return `<mark>${inside}</mark>`
    case 'link': {
      const url = resolveUrl(node.href, base)
      return url === undefined ? inside : `<a href="${escapeAttribute(url)}">${inside}</a>`
    }
    default:
      return `<${node.type}>${inside}</${node.type}>`
  }
}
