import { limitNesting } from './limit-nesting.ts'
import { DOCUMENT_START } from './source-tree.ts'
import type { SourceNode } from './source-tree.ts'

const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml'

/** Parses in an inert document, which runs and loads nothing. Same result as parse-server.ts, without its size. */
export function parseHtml(html: string): SourceNode[] {
  const page = new DOMParser().parseFromString(DOCUMENT_START + limitNesting(html), 'text/html')
  return sourceNodes(page.body.childNodes)
}

function sourceNodes(nodes: Iterable<Node>): SourceNode[] {
  return Array.from(nodes).flatMap((node): SourceNode[] => {
    if (node.nodeType === 3) return [{ type: 'text', value: node.nodeValue ?? '' }]
    if (node.nodeType !== 1) return []
    const element = node as Element
    // SVG and MathML are not on the allow-list, whatever the local name.
    if (element.namespaceURI !== HTML_NAMESPACE) return []
    return [
      {
        type: 'element',
        name: element.localName,
        attribute: (name) => element.getAttribute(name) ?? undefined,
        children: sourceNodes(element.childNodes),
      },
    ]
  })
}
