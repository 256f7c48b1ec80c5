import { parse } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

function domNode(node: Node): object {
  if ('tagName' in node) return domElement(node)
  if (node.nodeName === '#text' && 'value' in node) return { nodeType: 3, nodeValue: node.value }
  return { nodeType: 8, nodeValue: '' }
}

const domElement = ({ tagName, namespaceURI, attrs, childNodes }: Element): object => ({
  nodeType: 1,
  nodeValue: null,
  localName: tagName,
  namespaceURI,
  getAttribute: (name: string) => attrs.find((one) => one.name === name)?.value ?? null,
  childNodes: childNodes.map(domNode),
})

const childNamed = (parent: { childNodes: Node[] } | undefined, name: string) =>
  parent?.childNodes.find((node): node is Element => 'tagName' in node && node.tagName === name)

/** A fake DOMParser with the node properties that src/content reads. */
export class FakeDomParser {
  parseFromString(html: string) {
    const body = childNamed(childNamed(parse(html, { scriptingEnabled: false }), 'html'), 'body')
    return { body: body && domElement(body) }
  }
}
