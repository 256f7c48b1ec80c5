import { html as HTML, parse } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { limitNesting } from './limit-nesting.ts'
import { DOCUMENT_START } from './source-tree.ts'
import type { SourceNode } from './source-tree.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** Never throws. parse5 has 169 kB: for browsers, package.json names parse-browser.ts as `#parse-html`. */
export function parseHtml(html: string): SourceNode[] {
  const document = parse(DOCUMENT_START + limitNesting(html), { scriptingEnabled: false })
  const body = childNamed(childNamed(document, 'html'), 'body')
  return sourceNodes(body?.childNodes ?? [])
}

const isElement = (node: Node): node is Element => 'tagName' in node

const childNamed = (parent: { childNodes: Node[] } | undefined, name: string) =>
  parent?.childNodes.find((node): node is Element => isElement(node) && node.tagName === name)

function sourceNodes(nodes: readonly Node[]): SourceNode[] {
  return nodes.flatMap((node): SourceNode[] => {
    if (node.nodeName === '#text' && 'value' in node) return [{ type: 'text', value: node.value }]
    // SVG and MathML are not on the allow-list, whatever the local name.
    if (!isElement(node) || node.namespaceURI !== HTML.NS.HTML) return []
    return [
      {
        type: 'element',
        name: node.tagName,
        attribute: (name) => node.attrs.find((attribute) => attribute.name === name)?.value,
        children: sourceNodes(node.childNodes),
      },
    ]
  })
}
