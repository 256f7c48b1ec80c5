import type { Block, Cell, Inline } from '#src/content/format/block-tree.ts'
import type { RenderBlock, RenderCell, RenderInline } from '#src/content/render/render-node.ts'

export const renderedToBlocks = (nodes: readonly RenderBlock[]): Block[] => nodes.map(toBlock)

function toBlock(node: RenderBlock): Block {
  switch (node.type) {
    case 'paragraph':
      return { ...node, children: toInline(node.children) }
    case 'heading': {
      const { id: _id, ...heading } = node
      // The title of the page is its first heading.
      return { ...heading, children: toInline(node.children) }
    }
    case 'list':
      return { ...node, items: node.items.map((item) => ({ children: renderedToBlocks(item) })) }
    case 'taskList': {
      const items = node.items.map(({ checked, children }) => {
        return { checked, children: renderedToBlocks(children) }
      })
      return { type: 'taskList', items }
    }
    case 'quote':
      return { type: 'quote', children: renderedToBlocks(node.children) }
    case 'callout':
      return { ...node, children: renderedToBlocks(node.children) }
    case 'code': {
      const { language, meta, code } = node
      return { type: 'code', language, ...(meta && { meta }), code, fence: true }
    }
    case 'image':
      return { ...node, md: true }
    case 'table':
      return { type: 'table', rows: node.rows.map((row) => row.map(toCell)) }
    case 'footnotes': {
      const notes = node.notes.map(({ number, children }) => {
        return { label: String(number), children: renderedToBlocks(children) }
      })
      return { type: 'footnotes', notes }
    }
    default:
      return node
  }
}

const toCell = (cell: RenderCell): Cell => ({ ...cell, children: renderedToBlocks(cell.children) })

const toInline = (nodes: readonly RenderInline[]): Inline[] =>
  nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case 'text':
      case 'break':
        return [node]
      case 'footnote':
        return [{ type: 'footnote', label: String(node.number) }]
      case 'backLink':
        return []
      case 'color':
        return [{ type: 'color', color: node.tone.value, children: toInline(node.children) }]
      case 'highlight': {
        const color = node.tone ? { color: node.tone.value } : {}
        return [{ type: 'highlight', ...color, children: toInline(node.children) }]
      }
      default:
        return [{ ...node, children: toInline(node.children) }]
    }
  })
