import clsx from 'clsx'
import type { RenderInline } from '#src/content/render/render-node.ts'
import { FootnoteBackLink, FootnoteReference } from './body-footnotes.tsx'
import { linkAttributes } from './link-attributes.ts'
import { textColorClass } from './text-color-class.ts'

type BodyInlineProps = {
  nodes: readonly RenderInline[]
  site: string
}

export function BodyInline({ nodes, site }: BodyInlineProps) {
  return nodes.map((node, index) => <InlineNode key={index} node={node} site={site} />)
}

/**
 * Several blanks stay several. `white-space: pre-wrap` would keep them too, and strike through those at the end of a line.
 */
export const keepBlanks = (text: string): string =>
  text.replace(/ {2,}/g, (blanks) => `${'\u00A0'.repeat(blanks.length - 1)} `)

function InlineNode({ node, site }: { node: RenderInline; site: string }) {
  if (node.type === 'text') return keepBlanks(node.value)
  if (node.type === 'break') return <br />
  if (node.type === 'footnote') return <FootnoteReference node={node} />
  if (node.type === 'backLink') return <FootnoteBackLink node={node} />
  const content = <BodyInline nodes={node.children} site={site} />
  switch (node.type) {
    case 'color':
      return <span className={clsx('ink', textColorClass(node.color))}>{content}</span>
    case 'highlight':
      return (
        <mark className={clsx('mark', node.color ? textColorClass(node.color) : 'mark-plain')}>
          {content}
        </mark>
      )
    case 'link':
      return <a {...linkAttributes(node.href, site)}>{content}</a>
    default: {
      const Mark = node.type
      // Code does not show the direction of its paragraph.
      return <Mark dir={Mark === 'code' ? 'ltr' : undefined}>{content}</Mark>
    }
  }
}
