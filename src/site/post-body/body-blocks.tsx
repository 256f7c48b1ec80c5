import clsx from 'clsx'
import type { RenderBlock, RenderHeading, RenderParagraph } from '#src/content/render-node.ts'
import { BodyCode } from './body-code.tsx'
import { BodyImage } from './body-image.tsx'
import { BodyInline } from './body-inline.tsx'
import { BodyList, BodyTaskList } from './body-list.tsx'
import { BodyTable } from './body-table.tsx'

const ALIGN = {
  left: 'text-left',
  center: 'text-center',
  right: 'text-right',
  justify: 'text-justify',
} as const

const renderInside = (blocks: readonly RenderBlock[]) => <BodyBlocks blocks={blocks} />

/** Elements for the blocks of a post; no HTML is injected anywhere. */
export function BodyBlocks({ blocks }: { blocks: readonly RenderBlock[] }) {
  return blocks.map((block, index) => <BodyBlock key={index} block={block} />)
}

function BodyBlock({ block }: { block: RenderBlock }) {
  switch (block.type) {
    case 'text':
      return <p>{block.text}</p>
    case 'paragraph':
      return <Paragraph block={block} />
    case 'heading':
      return <Heading block={block} />
    case 'list':
      return <BodyList list={block} renderInside={renderInside} />
    case 'taskList':
      return <BodyTaskList list={block} renderInside={renderInside} />
    case 'quote':
      return (
        <blockquote>
          <BodyBlocks blocks={block.children} />
        </blockquote>
      )
    case 'rule':
      return <hr />
    case 'code':
      return <BodyCode block={block} />
    case 'image':
      return <BodyImage image={block} />
    case 'table':
      return <BodyTable table={block} renderInside={renderInside} />
  }
}

function Paragraph({ block }: { block: RenderParagraph }) {
  return (
    <p className={clsx(block.align && ALIGN[block.align])}>
      {block.children.length > 0 ? <BodyInline nodes={block.children} /> : <br />}
    </p>
  )
}

/** One level below what was written: the title of the page is its only h1. */
function Heading({ block }: { block: RenderHeading }) {
  const Tag = ({ 1: 'h2', 2: 'h3', 3: 'h4' } as const)[block.level]
  return (
    <Tag id={block.id} className={clsx(block.align && ALIGN[block.align])}>
      <BodyInline nodes={block.children} />
    </Tag>
  )
}
