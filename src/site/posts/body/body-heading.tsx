import clsx from 'clsx'
import { inlineText } from '#src/content/render/render-inline.ts'
import type { RenderHeading } from '#src/content/render/render-node.ts'
import { ALIGN_CLASSES } from './align-classes.ts'
import { BodyInline } from './body-inline.tsx'

type BodyHeadingProps = { heading: RenderHeading; site: string }

/** One level below the authored one: the page title is the only h1. */
export function BodyHeading({ heading, site }: BodyHeadingProps) {
  const { id, level, align, children } = heading
  const Tag = ({ 1: 'h2', 2: 'h3', 3: 'h4' } as const)[level]
  const text = inlineText(children).trim()
  return (
    // The link is beside the heading, not inside, so that it is not part of the heading's name.
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
