import { footnoteId } from '#src/content/render/link-footnotes.ts'
import type { Footnotes } from '#src/content/format/block-tree.ts'
import type {
  RenderBackLink,
  RenderBlock,
  RenderReference,
} from '#src/content/render/render-node.ts'
import { textDirection } from '#src/content/render/letter-direction.ts'
import type { RenderInside } from './body-list.tsx'

type BodyFootnotesProps = { footnotes: Footnotes<RenderBlock>; renderInside: RenderInside }

/** The notes, below the text. */
export function BodyFootnotes({ footnotes, renderInside }: BodyFootnotesProps) {
  return (
    <section role="doc-endnotes" aria-label="Footnotes" className="footnotes">
      <ol dir={textDirection([footnotes])}>
        {footnotes.notes.map(({ label, children }) => (
          <li key={label} id={footnoteId(label)} dir={textDirection(children)}>
            {renderInside(children)}
          </li>
        ))}
      </ol>
    </section>
  )
}

export const FootnoteReference = ({ node: { id, label } }: { node: RenderReference }) => (
  <sup>
    <a id={id} href={`#${footnoteId(label)}`} role="doc-noteref" aria-label={`Footnote ${label}`}>
      {label}
    </a>
  </sup>
)

export function FootnoteBackLink({ node: { id, label, ordinal } }: { node: RenderBackLink }) {
  const isFirst = ordinal === 1
  return (
    <a
      href={`#${id}`}
      role="doc-backlink"
      aria-label={`Back to reference ${label}${isFirst ? '' : ` (${ordinal})`}`}
    >
      {/* With the variation selector, without which iOS shows an emoji. */}
      {'\u21A9\uFE0E'}
      {!isFirst && <sup>{ordinal}</sup>}
    </a>
  )
}
