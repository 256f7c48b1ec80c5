import { Info, Lightbulb, TriangleAlert } from 'lucide-react'
import { CALLOUT_LABELS } from '#src/contract/posts/callout-kinds.ts'
import type { RenderCallout } from '#src/content/render/render-node.ts'
import { textDirection } from '#src/content/render/text-direction.ts'
import type { RenderInside } from './body-list.tsx'

const ICONS = { note: Info, tip: Lightbulb, warning: TriangleAlert } as const

type BodyCalloutProps = { callout: RenderCallout; renderInside: RenderInside }

/** A note beside the text. Its kind is a word of the text, so that it is read out, copied and printed too. */
export function BodyCallout({ callout: { kind, children }, renderInside }: BodyCalloutProps) {
  const Icon = ICONS[kind]
  return (
    <div role="note" dir={textDirection(children)} data-callout={kind} className="callout">
      <p className="callout-title">
        <Icon aria-hidden />
        {CALLOUT_LABELS[kind]}
      </p>
      {renderInside(children)}
    </div>
  )
}
