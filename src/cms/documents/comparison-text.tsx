import clsx from 'clsx'
import { Fragment, useState } from 'react'
import type {
  ComparedLine,
  Comparison,
  LineKind,
  TextPart,
} from '#src/contract/comparison-schemas.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { changeSizeText } from './change-size.ts'
import { foldUnchanged } from './fold-unchanged.ts'
import type { DiffHunk } from './fold-unchanged.ts'

/** Paragraphs drawn at first: browsers lay out this many without a delay. */
const MAX_LINES = 400

type ComparisonTextProps<N extends string> = {
  comparison: Comparison<N>
  labelOf: (name: N) => string
}

export function ComparisonText<N extends string>({ comparison, labelOf }: ComparisonTextProps<N>) {
  const { size, fields, lines, isReformatted } = comparison
  const [most, setMost] = useState(MAX_LINES)
  const stretches = foldUnchanged(lines)
  const shown = stretches.slice(0, most)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="flex flex-wrap items-center gap-3 font-mono text-xs text-muted tabular-nums">
        {changeSizeText(size)}
        {isReformatted && <Badge tone="warning">Formatting changed</Badge>}
      </p>
      {fields.length > 0 && (
        <dl className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-border bg-raised p-4">
          {fields.map(({ name, parts }) => (
            <div key={name} className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
              <dt className="text-xs text-muted">{labelOf(name)}</dt>
              <dd className="wrap-anywhere">
                <Parts parts={parts} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {shown.map((stretch, index) => (
          <DiffHunkView key={index} stretch={stretch} />
        ))}
      </div>
      {stretches.length > most && (
        <Button className="justify-self-start" onClick={() => setMost(most + MAX_LINES)}>
          Show {Math.min(MAX_LINES, stretches.length - most)} more of {stretches.length}
        </Button>
      )}
    </div>
  )
}

function DiffHunkView({ stretch }: { stretch: DiffHunk }) {
  const [isOpen, setOpen] = useState(false)
  if (!stretch.isFolded) return <Line line={stretch.line} />
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer rounded-chip py-1 font-mono text-xs text-muted hover:text-text">
        {pluralize(stretch.lines.length, 'unchanged paragraph')}
      </summary>
      {/* Not drawn while closed: a long post has thousands. */}
      {isOpen && (
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
          {stretch.lines.map((line, index) => (
            <Line key={index} line={line} />
          ))}
        </div>
      )}
    </details>
  )
}

const LOOKS: Record<LineKind, string> = {
  text: '',
  heading: 'font-semibold',
  item: 'ml-4',
  quote: 'border-l-2 border-control pl-4',
  code: 'rounded-card bg-raised p-3 font-mono text-xs',
  image: 'font-mono text-xs',
  table: 'font-mono text-xs',
}

function Line({ line: { kind, parts, isReformatted } }: { line: ComparedLine }) {
  const isChanged = isReformatted || parts.some(({ change }) => change !== 'same')
  return (
    <div
      className={clsx(
        'border-l-2 pl-3 wrap-anywhere whitespace-pre-wrap [contain-intrinsic-size:auto_3rem] [content-visibility:auto]',
        isChanged ? 'border-accent' : 'border-transparent text-muted',
      )}
    >
      {isReformatted && (
        <Badge tone="warning" className="mb-1">
          Formatting changed
        </Badge>
      )}
      <p className={LOOKS[kind]}>
        {kind === 'image' && 'Image: '}
        <Parts parts={parts} />
      </p>
    </div>
  )
}

const MARKS = {
  added: { Element: 'ins', className: 'text-success underline decoration-2 underline-offset-2' },
  removed: { Element: 'del', className: 'text-danger line-through [&+ins]:ml-0.5' },
} as const

/** Told apart by underline and strikethrough too, and by their elements for screen readers. */
function Parts({ parts }: { parts: TextPart[] }) {
  return parts.map(({ change, text }, index) => {
    if (change === 'same') return <span key={index}>{text}</span>
    const { Element, className } = MARKS[change]
    const words = text.trimStart()
    return (
      <Fragment key={index}>
        {text.slice(0, text.length - words.length)}
        <Element className={className}>{words}</Element>
      </Fragment>
    )
  })
}
