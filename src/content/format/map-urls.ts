import type { Block, Inline } from './block-tree.ts'
import { mapContainer } from './walk-blocks.ts'

type Map = { link: (href: string) => string; image: (src: string, alt: string) => string }

/** Blocks with every URL of a link and an image replaced, nested ones included. */
export const mapUrls = (blocks: readonly Block[], map: Map): Block[] =>
  blocks.map((block): Block => {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        return { ...block, children: mapInline(block.children, map) }
      case 'image':
        return { ...block, src: map.image(block.src, block.alt) }
      case 'text':
      case 'code':
      case 'rule':
        return block
      default:
        return mapContainer(block, (children) => mapUrls(children, map))
    }
  })

const mapInline = (nodes: readonly Inline[], map: Map): Inline[] =>
  nodes.map((node) => {
    if (!('children' in node)) return node
    const children = mapInline(node.children, map)
    return node.type === 'link'
      ? { ...node, href: map.link(node.href), children }
      : { ...node, children }
  })
