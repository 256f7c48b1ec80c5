import clsx from 'clsx'
import type { RichParagraph } from '#src/contract/rich-paragraph.ts'
import { BodyInline } from '#src/site/posts/body/body-inline.tsx'

type RichTextProps = {
  paragraphs: readonly RichParagraph[]
  /** Base URL of this site: links to it open in the same tab. */
  site: string
  className?: string
}

/**
 * Paragraphs of a rich-text field without blocks. A document with blocks is rendered by `PostBody`, from
 * `lexicalToBlocks`.
 */
export const RichText = ({ paragraphs, site, className }: RichTextProps) =>
  paragraphs.map(({ children }, index) => (
    <p key={index} dir="auto" className={clsx('rich-text', className)}>
      <BodyInline nodes={children} site={site} />
    </p>
  ))

type RichLineProps = { nodes: RichParagraph['children']; site: string; className?: string }

/** The text of one paragraph, without the paragraph. */
export const RichLine = ({ nodes, site, className }: RichLineProps) => (
  <span dir="auto" className={clsx('rich-text', className)}>
    <BodyInline nodes={nodes} site={site} />
  </span>
)
