import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import type { SvgNode } from '#src/contract/posts/public-page-data.ts'
import { codeFields } from '#src/content/format/code-meta.ts'
import type { RenderCode } from '#src/content/render/render-node.ts'
import { Lightbox } from '#src/site/media/lightbox.tsx'
import { SvgTree } from '#src/ui/display/svg-tree.tsx'
import { CopyCode } from './copy-code.tsx'

type BodyDiagramProps = { block: RenderCode; drawing: { kind: string; svg: SvgNode } }

/** Drawn on the server, in the colours of the theme (diagram.css); its source is for screen readers and for copying. */
export function BodyDiagram({
  block: { code, meta = '' },
  drawing: { kind, svg },
}: BodyDiagramProps) {
  const { title } = codeFields(meta)
  const id = useId()
  const label = `${title || 'Diagram'} (${kind}). The source code follows.`
  return (
    <figure className="diagram">
      <div
        role="group"
        dir="ltr"
        tabIndex={0}
        aria-label={title || 'Diagram'}
        className="diagram-scroll"
      >
        <Lightbox
          name={title || 'Diagram'}
          caption={title}
          large={<LargeDrawing of={id} viewBox={viewBoxOf(svg)} label={label} />}
        >
          <SvgTree root={svg} id={id} label={label} />
        </Lightbox>
      </div>
      {title !== '' && <figcaption dir="auto">{title}</figcaption>}
      <details dir="ltr" className="group code-block mt-2 text-sm print:hidden">
        <summary className="inline-flex min-h-8 cursor-pointer items-center gap-2 font-mono text-xs text-muted pointer-coarse:min-h-11">
          Diagram source
          <ChevronDown
            aria-hidden
            className="size-4 transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <div className="overflow-hidden rounded-card border border-border bg-raised">
          <div className="flex justify-end">
            <CopyCode />
          </div>
          <pre className="overflow-x-auto p-4 pt-0 font-mono text-[0.875rem] leading-relaxed">
            <code>{code}</code>
          </pre>
        </div>
      </details>
    </figure>
  )
}

const viewBoxOf = (svg: SvgNode) =>
  typeof svg === 'string' ? undefined : svg.attributes['viewBox']

type LargeDrawingProps = { of: string; viewBox: string | undefined; label: string }

/** The drawing of the page once more, by reference. */
const LargeDrawing = ({ of, viewBox, label }: LargeDrawingProps) => (
  // Keeps the size in which it can be read, and scrolls.
  <div className="pointer-events-auto relative z-2 overflow-auto overscroll-contain">
    <svg role="img" aria-label={label} viewBox={viewBox} className="size-full max-w-none min-w-176">
      <use href={`#${of}`} width="100%" height="100%" />
    </svg>
  </div>
)
