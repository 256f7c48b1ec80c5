import type { Inline } from '#src/content/format/block-tree.ts'
import type { RenderInline } from './render-node.ts'

export const renderInline = (nodes: readonly Inline[]): RenderInline[] =>
  nodes.map((node): RenderInline => {
    if (node.type === 'footnote') return { type: 'footnote', label: node.label, id: '' }
    return 'children' in node ? { ...node, children: renderInline(node.children) } : node
  })

export function inlineText(nodes: readonly (Inline | RenderInline)[]): string {
  const parts = nodes.map((node) => {
    if (node.type === 'text') return node.value
    if (node.type === 'footnote' || node.type === 'backLink') return ''
    return node.type === 'break' ? '\n' : inlineText(node.children)
  })
  return parts.join('')
}
