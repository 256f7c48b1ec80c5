import type { RenderBlock, RenderInline } from './render-node.ts'
import { walkBlocks } from '#src/content/format/walk-blocks.ts'

const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]/u

/** Direction of a text by its first letter, as `dir="auto"` has it; undefined without a letter. */
export function letterDirection(text: string): 'ltr' | 'rtl' | undefined {
  const [letter] = /\p{L}/u.exec(text) ?? []
  if (letter === undefined) return undefined
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr'
}

/** `dir="auto"` ignores children with their own direction. Code is always left to right. */
export function textDirection(blocks: readonly RenderBlock[]): 'ltr' | 'rtl' | undefined {
  for (const block of walkBlocks(blocks)) {
    const direction = letterDirection(ownText(block))
    if (direction !== undefined) return direction
  }
  return undefined
}

function ownText(block: RenderBlock): string {
  if (block.type === 'paragraph' || block.type === 'heading') return proseOf(block.children)
  return block.type === 'text' ? block.text : ''
}

const proseOf = (nodes: readonly RenderInline[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.value
      return 'children' in node && node.type !== 'code' ? proseOf(node.children) : ''
    })
    .join('')
