import { footnoteId } from '#src/content/render/link-footnotes.ts'
import type {
  RenderBackLink,
  RenderFootnotes,
  RenderReference,
} from '#src/content/render/render-node.ts'
import { textDirection } from '#src/content/render/letter-direction.ts'
import type { RenderInside } from './body-list.tsx'

type BodyFootnotesProps = { footnotes: RenderFootnotes; renderInside: RenderInside }

/** The notes, below the text. */
export function BodyFootnotes({ footnotes, renderInside }: BodyFootnotesProps) {
  return (
    <section role="doc-endnotes" aria-label="Footnotes" className="footnotes">
      <ol dir={textDirection([footnotes])}>
        {footnotes.notes.map(({ id, children }) => (
          <li key={id} id={id} dir={textDirection(children)}>
            {renderInside(children)}
          </li>
        ))}
      </ol>
    </section>
  )
}

export const FootnoteReference = ({ node: { id, number } }: { node: RenderReference }) => (
  <sup>
    <a id={id} href={`#${footnoteId(number)}`} role="doc-noteref" aria-label={`Footnote ${number}`}>
      {number}
    </a>
  </sup>
)

export function FootnoteBackLink({ node: { id, number, ordinal } }: { node: RenderBackLink }) {
  const isFirst = ordinal === 1
  return (
    <a
      href={`#${id}`}
      role="doc-backlink"
      aria-label={`Back to reference ${number}${isFirst ? '' : ` (${ordinal})`}`}
    >
      {/* With the variation selector, without which iOS shows an emoji. */}
      {'\u21A9\uFE0E'}
      {!isFirst && <sup>{ordinal}</sup>}
    </a>
  )
}
