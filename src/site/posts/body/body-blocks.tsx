import clsx from 'clsx'
import { pictureRow } from '#src/content/render/picture-row.ts'
import type { RenderBlock, RenderParagraph } from '#src/content/render/render-node.ts'
import { textDirection } from '#src/content/render/text-direction.ts'
import { ALIGN_CLASSES } from './align-classes.ts'
import { BodyCallout } from './body-callout.tsx'
import { BodyCode } from './body-code.tsx'
import { BodyFootnotes } from './body-footnotes.tsx'
import { BodyHeading } from './body-heading.tsx'
import { BodyImage } from './body-image.tsx'
import type { BodyPictures } from './body-image.tsx'
import { BodyInline, keepBlanks } from './body-inline.tsx'
import { BodyList, BodyTaskList } from './body-list.tsx'
import { BodyPictureRow } from './body-picture-row.tsx'
import { BodyTable } from './body-table.tsx'

type BodyBlocksProps = {
  blocks: readonly RenderBlock[]
  pictures: BodyPictures
  /** Base URL of this site. */
  site: string
}

/** React elements for the blocks of a post; no HTML is injected. */
export function BodyBlocks({ blocks, ...around }: BodyBlocksProps) {
  return blocks.map((block, index) => <BodyBlock key={index} block={block} {...around} />)
}

type BodyBlockProps = Omit<BodyBlocksProps, 'blocks'> & { block: RenderBlock }

function BodyBlock({ block, pictures, site }: BodyBlockProps) {
  const renderInside = (blocks: readonly RenderBlock[]) => (
    <BodyBlocks blocks={blocks} pictures={pictures} site={site} />
  )
  switch (block.type) {
    case 'text':
      return <p dir="auto">{keepBlanks(block.text)}</p>
    case 'paragraph':
      return <Paragraph block={block} site={site} />
    case 'heading':
      return <BodyHeading heading={block} site={site} />
    case 'list':
      return <BodyList list={block} renderInside={renderInside} />
    case 'taskList':
      return <BodyTaskList list={block} renderInside={renderInside} />
    case 'quote':
      return (
        <blockquote dir={textDirection(block.children)}>{renderInside(block.children)}</blockquote>
      )
    case 'callout':
      return <BodyCallout callout={block} renderInside={renderInside} />
    case 'rule':
      return <hr />
    case 'code':
      return <BodyCode block={block} />
    case 'image':
      return <BodyImage image={block} pictures={pictures} />
    case 'table': {
      const row = pictureRow(block)
      return row ? (
        <BodyPictureRow row={row} pictures={pictures} />
      ) : (
        <BodyTable table={block} renderInside={renderInside} />
      )
    }
    case 'footnotes':
      return <BodyFootnotes footnotes={block} renderInside={renderInside} />
  }
}

function Paragraph({ block, site }: { block: RenderParagraph; site: string }) {
  return (
    <p dir="auto" className={clsx(block.align && ALIGN_CLASSES[block.align])}>
      {block.children.length > 0 ? <BodyInline nodes={block.children} site={site} /> : <br />}
    </p>
  )
}
