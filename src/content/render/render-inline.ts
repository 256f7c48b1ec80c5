import { textColorName } from '#src/lib/color/text-colors.ts'
import type { Inline } from '#src/content/format/block-tree.ts'
import type { RenderInline, Tone } from './render-node.ts'

export function renderInline(nodes: readonly Inline[]): RenderInline[] {
  return nodes.map((node): RenderInline => {
    if (node.type === 'text' || node.type === 'break') return node
    if (node.type === 'footnote') return { type: 'footnote', number: Number(node.label), id: '' }
    const children = renderInline(node.children)
    switch (node.type) {
      case 'color':
        return { type: 'color', tone: tone(node.color), children }
      case 'highlight':
        return node.color === undefined
          ? { type: 'highlight', children }
          : { type: 'highlight', tone: tone(node.color), children }
      case 'link':
        return { type: 'link', href: node.href, children }
      default:
        return { type: node.type, children }
    }
  })
}

function tone(value: string): Tone {
  const preset = textColorName(value)
  return preset === undefined ? { value } : { preset, value }
}

export function inlineText(nodes: readonly (Inline | RenderInline)[]): string {
  const parts = nodes.map((node) => {
    if (node.type === 'text') return node.value
    if (node.type === 'footnote' || node.type === 'backLink') return ''
    return node.type === 'break' ? '\n' : inlineText(node.children)
  })
  return parts.join('')
}
