import type { RenderBlock, RenderInline } from './render-node.ts'
import { inlineText } from './render-inline.ts'
import { walkBlocks } from '#src/content/format/walk-blocks.ts'

type ContentLink = { kind: 'link' | 'picture'; url: string; text: string }

/** The links and images of a rendered post, in reading order. */
export function listLinks(blocks: readonly RenderBlock[]): ContentLink[] {
  return [...walkBlocks(blocks)].flatMap((block): ContentLink[] => {
    if (block.type === 'image') return [{ kind: 'picture', url: block.src, text: block.alt }]
    return block.type === 'paragraph' || block.type === 'heading' ? inlineLinks(block.children) : []
  })
}

const inlineLinks = (nodes: readonly RenderInline[]): ContentLink[] =>
  nodes.flatMap((node): ContentLink[] => {
    if (!('children' in node)) return []
    if (node.type !== 'link') return inlineLinks(node.children)
    return [{ kind: 'link', url: node.href, text: inlineText(node.children) }]
  })
