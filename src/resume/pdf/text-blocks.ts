import type { RichInline } from '#src/contract/rich-paragraph.ts'
import type { Column } from './page-layout.ts'
import type { StyleName } from './text-styles.ts'

export type InlineText = { text: string; isStrong?: boolean; isCode?: boolean; href?: string }

/** Structure types of PDF; consecutive `LI` items of a block are one list. */
export type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'LI'

export type TextItem = {
  tag: Tag
  spans: readonly InlineText[]
  style: StyleName
  column: Column
  above?: number
  isBeside?: boolean
  bullet?: string
}

export type TextBlock = { items: readonly TextItem[]; above?: number; hasRule?: boolean }

export type Section = readonly TextBlock[]

export const plain = (text: string): InlineText[] => [{ text }]

/** Inline content of the built-in admin's editor as spans. Italics are upright: the typeface has none. */
export function spansOf(
  nodes: readonly RichInline[],
  site: string,
  style: Omit<InlineText, 'text'> = {},
): InlineText[] {
  return nodes.flatMap((node): InlineText[] => {
    switch (node.type) {
      case 'text':
        return [{ ...style, text: node.value }]
      case 'break':
        return [{ ...style, text: '\n' }]
      case 'link':
        return spansOf(node.children, site, { ...style, ...hrefOf(node.href, site) })
      case 'strong':
        return spansOf(node.children, site, { ...style, isStrong: true })
      case 'code':
        return spansOf(node.children, site, { ...style, isCode: true })
      default:
        return spansOf(node.children, site, style)
    }
  })
}

const hrefOf = (url: string, site: string) => {
  const href = URL.parse(url, site)?.href
  return href === undefined ? {} : { href }
}
