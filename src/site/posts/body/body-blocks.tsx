import clsx from 'clsx'
import { Info, Lightbulb, TriangleAlert } from 'lucide-react'
import { imageRow } from '#src/content/render/image-row.ts'
import type { Callout } from '#src/content/format/block-tree.ts'
import type { RenderBlock, RenderHeading, RenderImage } from '#src/content/render/render-node.ts'
import { textDirection } from '#src/content/render/letter-direction.ts'
import { CALLOUT_LABELS } from '#src/contract/posts/callout-kinds.ts'
import { inlineText } from '#src/content/render/render-inline.ts'
import { ALIGN_CLASSES } from './align-classes.ts'
import { BodyCode } from './body-code.tsx'
import { BodyFootnotes } from './body-footnotes.tsx'
import { BodyImage } from './body-image.tsx'
import type { BodyImages } from './body-image.tsx'
import { BodyInline, keepBlanks } from './body-inline.tsx'
import { BodyList, BodyTaskList } from './body-list.tsx'
import type { RenderInside } from './body-list.tsx'
import { BodyTable } from './body-table.tsx'

const ICONS = { note: Info, tip: Lightbulb, warning: TriangleAlert } as const

type BodyCalloutProps = { callout: Callout<RenderBlock>; renderInside: RenderInside }

/** The kind of a callout is a word of the text, so that it is read out, copied and printed too. */
function BodyCallout({ callout: { kind, children }, renderInside }: BodyCalloutProps) {
  const Icon = ICONS[kind]
  return (
    <div role="note" dir={textDirection(children)} data-callout={kind} className="callout">
      <p className="callout-title flex items-center gap-[0.5em] text-[length:var(--text-sm)] font-semibold text-text">
        <Icon aria-hidden className="size-[1.2em] flex-none stroke-(--callout)" />
        {CALLOUT_LABELS[kind]}
      </p>
      {renderInside(children)}
    </div>
  )
}

type BodyBlocksProps = {
  blocks: readonly RenderBlock[]
  images: BodyImages
  site: string
}

export function BodyBlocks({ blocks, ...around }: BodyBlocksProps) {
  return blocks.map((block, index) => <BodyBlock key={index} block={block} {...around} />)
}

type BodyBlockProps = Omit<BodyBlocksProps, 'blocks'> & { block: RenderBlock }

function BodyBlock({ block, images, site }: BodyBlockProps) {
  const renderInside = (blocks: readonly RenderBlock[]) => (
    <BodyBlocks blocks={blocks} images={images} site={site} />
  )
  switch (block.type) {
    case 'text':
      return <p dir="auto">{keepBlanks(block.text)}</p>
    case 'paragraph':
      return (
        <p dir="auto" className={clsx(block.align && ALIGN_CLASSES[block.align])}>
          {block.children.length > 0 ? <BodyInline nodes={block.children} site={site} /> : <br />}
        </p>
      )
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
      return <BodyImage image={block} images={images} />
    case 'table': {
      const row = imageRow(block)
      return row ? (
        <BodyImageRow row={row} images={images} />
      ) : (
        <BodyTable table={block} renderInside={renderInside} />
      )
    }
    case 'footnotes':
      return <BodyFootnotes footnotes={block} renderInside={renderInside} />
  }
}

type BodyHeadingProps = { heading: RenderHeading; site: string }

/** One level below the authored one: the page title is the only h1. */
function BodyHeading({ heading, site }: BodyHeadingProps) {
  const { id, level, align, children } = heading
  const Tag = ({ 1: 'h2', 2: 'h3', 3: 'h4' } as const)[level]
  const text = inlineText(children).trim()
  return (
    // The link is next to the heading, not inside, so that it is not part of the heading's name.
    <div dir="auto" className={clsx('heading', align && ALIGN_CLASSES[align])}>
      <Tag id={id}>
        <BodyInline nodes={children} site={site} />
      </Tag>
      {text !== '' && (
        <a href={`#${id}`} className="heading-link" aria-label={`Link to “${text}”`}>
          #
        </a>
      )}
    </div>
  )
}

type BodyImageRowProps = { row: readonly RenderImage[]; images: BodyImages }

/** Images side by side, as many as there is room for. */
function BodyImageRow({ row, images }: BodyImageRowProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-start gap-3">
      {row.map((image, index) => (
        <BodyImage key={index} image={image} images={images} inRowOf={row.length} />
      ))}
    </div>
  )
}
