import { fromHtml } from 'hast-util-from-html'
import type { Element, Nodes } from 'hast'

const HTML = 'http://www.w3.org/1999/xhtml'
const FOREIGN: Readonly<Record<string, string>> = {
  svg: 'http://www.w3.org/2000/svg',
  math: 'http://www.w3.org/1998/Math/MathML',
}

const attributeName = (property: string) =>
  property === 'className' ? 'class' : property.replace(/^data(?=[A-Z])/, 'data-').toLowerCase()

const attributeValue = (value: unknown) => {
  if (Array.isArray(value)) return value.join(' ')
  return value === true ? '' : String(value)
}

function domNode(node: Nodes, namespace: string): object {
  switch (node.type) {
    case 'text':
      return { nodeType: 3, nodeValue: node.value }
    case 'element':
      return domElement(node, FOREIGN[node.tagName] ?? namespace)
    default:
      return { nodeType: 8, nodeValue: '' }
  }
}

function domElement(element: Element, namespaceURI: string): object {
  const attributes = new Map(
    Object.entries(element.properties).map(([property, value]) => {
      return [attributeName(property), attributeValue(value)]
    }),
  )
  return {
    nodeType: 1,
    nodeValue: null,
    localName: element.tagName,
    namespaceURI,
    getAttribute: (name: string) => attributes.get(name) ?? null,
    childNodes: element.children.map((child) => domNode(child, namespaceURI)),
  }
}

/** A stand-in for a browser's DOMParser, with the few properties of nodes that the content room reads. */
export class HastDomParser {
  parseFromString(html: string) {
    const page = fromHtml(html).children.find((node) => node.type === 'element')
    const body = page?.children.find((node) => node.type === 'element' && node.tagName === 'body')
    return { body: domElement(body as Element, HTML) }
  }
}
