import clsx from 'clsx'
import type { RenderBlock, RenderParagraph } from '#src/content/render-node.ts'
import { ALIGN } from './align.ts'
import { BodyCode } from './body-code.tsx'
import { BodyHeading } from './body-heading.tsx'
import { BodyImage } from './body-image.tsx'
import type { BodyPictures } from './body-image.tsx'
import { BodyInline } from './body-inline.tsx'
import { BodyList, BodyTaskList } from './body-list.tsx'
import { BodyTable } from './body-table.tsx'

type BodyBlocksProps = { blocks: readonly RenderBlock[]; pictures: BodyPictures }

/** Elements for the blocks of a post; no HTML is injected anywhere. */
export function BodyBlocks({ blocks, pictures }: BodyBlocksProps) {
  return blocks.map((block, index) => <BodyBlock key={index} block={block} pictures={pictures} />)
}

type BodyBlockProps = { block: RenderBlock; pictures: BodyPictures }

function BodyBlock({ block, pictures }: BodyBlockProps) {
  const renderInside = (blocks: readonly RenderBlock[]) => (
    <BodyBlocks blocks={blocks} pictures={pictures} />
  )
  switch (block.type) {
    case 'text':
      return <p>{block.text}</p>
    case 'paragraph':
      return <Paragraph block={block} />
    case 'heading':
      return <BodyHeading heading={block} />
    case 'list':
      return <BodyList list={block} renderInside={renderInside} />
    case 'taskList':
      return <BodyTaskList list={block} renderInside={renderInside} />
    case 'quote':
      return <blockquote>{renderInside(block.children)}</blockquote>
    case 'rule':
      return <hr />
    case 'code':
      return <BodyCode block={block} />
    case 'image':
      return <BodyImage image={block} pictures={pictures} />
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
