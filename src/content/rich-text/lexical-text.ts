import type { Inline } from '#src/content/format/block-tree.ts'
import { isLinkUrl } from '#src/contract/link-url.ts'
import { TEXT_FORMATS } from './lexical-node.ts'

export type StoredNode = { type: string; version: number; [key: string]: unknown }

export const ELEMENT = { version: 1, direction: null, format: '' as const, indent: 0 }

export type Refuse = (what: string) => void

/** Text of a paragraph, a heading, a quote or an item as Lexical stores it. */
export const storedText = (nodes: readonly Inline[], refuse: Refuse, format = 0): StoredNode[] =>
  nodes.flatMap((node) => storedInline(node, refuse, format))

function storedInline(node: Inline, refuse: Refuse, format: number): StoredNode[] {
  switch (node.type) {
    case 'text':
      return node.value.split(/(\t)/).flatMap((text) => textNode(text, format))
    case 'break':
      return [{ type: 'linebreak', version: 1 }]
    case 'link':
      if (!isLinkUrl(node.href)) refuse(`a link to “${node.href}”`)
      return [
        {
          type: 'link',
          ...ELEMENT,
          version: 3,
          fields: { linkType: 'custom', newTab: false, url: node.href },
          children: storedText(node.children, refuse, format),
        },
      ]
    case 'footnote':
      refuse('a footnote')
      return []
    case 'color':
    case 'highlight':
      refuse(node.type === 'color' ? 'coloured text' : 'highlighted text')
      return storedText(node.children, refuse, format)
    default:
      return storedText(node.children, refuse, format | TEXT_FORMATS[node.type])
  }
}

function textNode(text: string, format: number): StoredNode[] {
  const node = { version: 1, text, format, mode: 'normal', style: '' }
  if (text === '\t') return [{ ...node, type: 'tab', detail: 2 }]
  return text === '' ? [] : [{ ...node, type: 'text', detail: 0 }]
}
