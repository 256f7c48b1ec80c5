import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { UseQueryOptions } from '@tanstack/react-query'
import clsx from 'clsx'
import { Fragment, useState } from 'react'
import type {
  ComparedLine,
  Comparison,
  LineKind,
  TextPart,
} from '#src/contract/comparison-schemas.ts'
import { LoadFailure } from '#src/cms/components/screen/load-failure.tsx'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Skeleton, SkeletonList } from '#src/ui/display/skeleton.tsx'
import { changeSizeText } from './change-size.ts'
import { foldUnchanged, isChanged } from './fold-unchanged.ts'

/** Paragraphs drawn at first: browsers lay out this many without a delay. */
const MAX_LINES = 400

type ComparedFields<N extends string> = Readonly<Record<Exclude<N, 'status'>, { label: string }>>
type LoadedComparisonProps<N extends string> = {
  options: UseQueryOptions<Comparison<N>>
  fields: ComparedFields<N>
}

/** Shows the previous comparison until the next one is loaded. */
export function LoadedComparison<N extends string>(props: LoadedComparisonProps<N>) {
  const { options, fields } = props
  const { data, isPending, isPlaceholderData, refetch } = useQuery({
    ...options,
    placeholderData: keepPreviousData,
  })
  if (isPending) {
    return (
      <SkeletonList count={4} label="Comparing" className="grid gap-4">
        <Skeleton className="h-4" />
      </SkeletonList>
    )
  }
  if (!data) return <LoadFailure name="The changes" onRetry={() => void refetch()} />
  return (
    <div
      inert={isPlaceholderData}
      aria-busy={isPlaceholderData}
      className="transition-opacity inert:opacity-60"
    >
      <ComparisonText key={JSON.stringify(options.queryKey)} comparison={data} labels={fields} />
    </div>
  )
}

type ComparisonTextProps<N extends string> = {
  comparison: Comparison<N>
  labels: ComparedFields<N>
}

export function ComparisonText<N extends string>({ comparison, labels }: ComparisonTextProps<N>) {
  const { size, fields, lines, isReformatted } = comparison
  const [most, setMost] = useState(MAX_LINES)
  const hunks = foldUnchanged(lines)
  const shown = hunks.slice(0, most)
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
              <dt className="text-xs text-muted">
                {name === 'status' ? 'Status' : labels[name as Exclude<N, 'status'>].label}
              </dt>
              <dd className="wrap-anywhere">
                <Parts parts={parts} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {shown.map((hunk, index) =>
          Array.isArray(hunk) ? (
            <FoldedLines key={index} lines={hunk} />
          ) : (
            <Line key={index} line={hunk} />
          ),
        )}
      </div>
      {hunks.length > most && (
        <Button className="justify-self-start" onClick={() => setMost(most + MAX_LINES)}>
          Show {Math.min(MAX_LINES, hunks.length - most)} more of {hunks.length}
        </Button>
      )}
    </div>
  )
}

function FoldedLines({ lines }: { lines: ComparedLine[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer rounded-chip py-1 font-mono text-xs text-muted hover:text-text">
        {pluralize(lines.length, 'unchanged paragraph')}
      </summary>
      {/* Not drawn while closed: a long post has thousands. */}
      {isOpen && (
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
          {lines.map((line, index) => (
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

function Line({ line }: { line: ComparedLine }) {
  const { kind, parts, isReformatted } = line
  return (
    <div
      className={clsx(
        'border-l-2 pl-3 wrap-anywhere whitespace-pre-wrap [contain-intrinsic-size:auto_3rem] [content-visibility:auto]',
        isChanged(line) ? 'border-accent' : 'border-transparent text-muted',
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

export const MARKS = {
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
