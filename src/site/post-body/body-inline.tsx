import clsx from 'clsx'
import type { RenderInline } from '#src/content/render-node.ts'
import { inkClass } from './ink-class.ts'

/** Runs of text with their marks. */
export function BodyInline({ nodes }: { nodes: readonly RenderInline[] }) {
  return nodes.map((node, index) => <InlineNode key={index} node={node} />)
}

function InlineNode({ node }: { node: RenderInline }) {
  if (node.type === 'text') return node.value
  if (node.type === 'break') return <br />
  const content = <BodyInline nodes={node.children} />
  switch (node.type) {
    case 'color':
      return <span className={clsx('ink', inkClass(node.tone))}>{content}</span>
    case 'highlight':
      return (
        <mark className={clsx('mark', node.tone ? inkClass(node.tone) : 'mark-plain')}>
          {content}
        </mark>
      )
    case 'link':
      return <a {...linkAttributes(node.href)}>{content}</a>
    default: {
      const Mark = node.type
      return <Mark>{content}</Mark>
    }
  }
}

// Pages of this site open in place; what others say is theirs, and opens beside.
const linkAttributes = (href: string) =>
  /^https?:/i.test(href)
    ? { href, target: '_blank', rel: 'noopener noreferrer nofollow' }
    : { href }
