import { fromHtml } from 'hast-util-from-html'
import { capNesting } from './cap-nesting.ts'
import { DOCUMENT_START } from './source-tree.ts'
import type { Element, Nodes, RootContent } from 'hast'
import type { SourceNode } from './source-tree.ts'

/**
 * Parses untrusted HTML with parse5, for the server: 169 kB that a browser has no need of (it has
 * parse-browser.ts). Never throws.
 */
export function parseOnServer(html: string): SourceNode[] {
  const root = fromHtml(DOCUMENT_START + capNesting(html))
  const document = root.children.find((node) => isElement(node, 'html'))
  const body = document?.children.find((node) => isElement(node, 'body'))
  return sourceNodes(body?.children ?? [])
}

function isElement(node: Nodes, name: string): node is Element {
  return node.type === 'element' && node.tagName === name
}

function sourceNodes(nodes: readonly RootContent[]): SourceNode[] {
  return nodes.flatMap((node): SourceNode[] => {
    if (node.type === 'text') return [{ type: 'text', value: node.value }]
    if (node.type !== 'element') return []
    return [
      {
        type: 'element',
        name: node.tagName,
        attribute: (name) => attribute(node, name),
        children: sourceNodes(node.children),
      },
    ]
  })
}

const PROPERTY: Readonly<Record<string, string>> = {
  class: 'className',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  'data-type': 'dataType',
  'data-checked': 'dataChecked',
  'data-color': 'dataColor',
  'data-fence': 'dataFence',
  'data-md': 'dataMd',
  'aria-checked': 'ariaChecked',
}

function attribute(element: Element, name: string): string | undefined {
  const property = PROPERTY[name] ?? name
  if (!Object.hasOwn(element.properties, property)) return undefined
  const value = element.properties[property]
  if (value === undefined || value === null || value === false) return undefined
  if (value === true) return ''
  return Array.isArray(value) ? value.join(' ') : String(value)
}
