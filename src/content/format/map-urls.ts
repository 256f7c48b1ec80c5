import type { Block, Inline } from './block-tree.ts'
import { mapContainer } from './walk-blocks.ts'

type Map = { link: (href: string) => string; image: (src: string, alt: string) => string }

/** Blocks with every URL of a link and an image replaced, nested ones included. */
export function mapUrls(blocks: readonly Block[], map: Map): Block[] {
  const inside = (children: readonly Block[]) => mapUrls(children, map)
  return blocks.map((block): Block => {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        return { ...block, children: mapInline(block.children, map) }
      case 'image':
        return { ...block, src: map.image(block.src, block.alt) }
      case 'quote':
      case 'callout':
      case 'list':
      case 'taskList':
        return mapContainer(block, inside)
      case 'table':
        return {
          ...block,
          rows: block.rows.map((row) =>
            row.map((cell) => ({ ...cell, children: inside(cell.children) })),
          ),
        }
      case 'footnotes':
        return {
          ...block,
          notes: block.notes.map((note) => ({ ...note, children: inside(note.children) })),
        }
      default:
        return block
    }
  })
}

const mapInline = (nodes: readonly Inline[], map: Map): Inline[] =>
  nodes.map((node) => {
    if (!('children' in node)) return node
    const children = mapInline(node.children, map)
    return node.type === 'link'
      ? { ...node, href: map.link(node.href), children }
      : { ...node, children }
  })
