import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pageViewCalls } from '#src/contract/page-views/page-view-calls.ts'
import type { PageViewDay, PageViewReport } from '#src/contract/page-views/page-view-calls.ts'
import { callQuery } from '#src/queries/call-query.ts'
import { Card, CardBody, CardHeader } from '#src/ui/display/card.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { IntentLink } from '#src/ui/controls/intent-link.tsx'

const HEIGHT = 40
const STEP = 8
/** Height of a bar whose value is 0, so that every day is visible. */
const LEAST = 1

type DailyBarChartProps = { label: string; values: readonly { day: string; value: number }[] }

function DailyBarChart({ label, values }: DailyBarChartProps) {
  const most = Math.max(1, ...values.map(({ value }) => value))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${values.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-12 w-full"
    >
      {values.map(({ day, value }, index) => {
        const height = value === 0 ? LEAST : Math.max(3, (value / most) * HEIGHT)
        return (
          <rect
            key={day}
            x={index * STEP}
            y={HEIGHT - height}
            width={STEP - 2}
            height={height}
            className={value === 0 ? 'fill-border' : 'fill-accent'}
          >
            <title>{`${day}: ${value}`}</title>
          </rect>
        )
      })}
    </svg>
  )
}

/** Visitors, downloads, most read posts and referring sites of the last 30 days, counted without cookies. */
export function PageViewsCard() {
  const report = useQuery(callQuery(pageViewCalls.getVisits))
  return (
    <Card role="region" aria-label="Readers">
      <CardHeader title="Readers">
        <span className="font-mono text-xs text-muted">last 30 days</span>
      </CardHeader>
      <CardBody className="grid gap-5">
        {report.isPending && <Skeleton className="h-28 w-full" />}
        {report.isError && <p className="text-danger">Not available</p>}
        {report.data && <PageViews report={report.data} />}
      </CardBody>
    </Card>
  )
}

const SOURCE_LABELS: Record<string, string> = { direct: 'Direct', other: 'Other sites' }

function PageViews({ report: { days, topPosts, referrers } }: { report: PageViewReport }) {
  return (
    <>
      <div className="grid grid-cols-2 gap-5">
        <Plot title="Post views" days={days} of={({ posts }) => posts} />
        <Plot title="Resume downloads" days={days} of={({ resumes }) => resumes} />
      </div>
      <TopList
        title="Most read posts"
        entries={topPosts.map(({ id, title, visitors }) => ({
          key: id,
          visitors,
          name: (
            <IntentLink
              dir="auto"
              href={`/cms/blog/edit/${id}`}
              className="truncate hover:text-accent"
            >
              {title}
            </IntentLink>
          ),
        }))}
      />
      <TopList
        title="Referring sites"
        entries={referrers.map(({ source, visitors }) => ({
          key: source,
          visitors,
          // Text, not a link: any client can send a name.
          name: <span className="truncate">{SOURCE_LABELS[source] ?? source}</span>,
        }))}
      />
    </>
  )
}

/** The bars show values on hover only, so the peak is also given as text. */
function peakText(values: { day: string; value: number }[]): string {
  const top = values.reduce((most, one) => (one.value > most.value ? one : most), NONE)
  if (top.value === 0) return `None in ${values.length} days`
  return `Peak on ${dayFormat.format(new Date(`${top.day}T00:00`))}: ${top.value}`
}

/** No year: all days are among the last 30. */
const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })

const NONE = { day: '', value: 0 }

type PlotProps = { title: string; days: PageViewDay[]; of: (day: PageViewDay) => number }

function Plot({ title, days, of }: PlotProps) {
  const values = days.map((day) => ({ day: day.day, value: of(day) }))
  const total = values.reduce((sum, { value }) => sum + value, 0)
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-between gap-2">
      <p className="flex items-baseline justify-between gap-2">
        <span className="font-mono text-xs text-muted">{title}</span>
        <span className="text-lg font-semibold tabular-nums">{total}</span>
      </p>
      <p className="font-mono text-xs text-muted">{peakText(values)}</p>
      <DailyBarChart label={`${title} by day: ${total} in 30 days`} values={values} />
    </div>
  )
}

type TopListProps = {
  title: string
  entries: readonly { key: string; name: ReactNode; visitors: number }[]
}

function TopList({ title, entries }: TopListProps) {
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5">
      <h3 className="font-mono text-xs text-muted">{title}</h3>
      {entries.length === 0 && <p className="text-muted">No readers yet.</p>}
      {entries.length > 0 && (
        <ol aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-1">
          {entries.map(({ key, name, visitors }) => (
            <li key={key} className="flex items-baseline justify-between gap-3">
              {name}
              <span className="font-mono text-xs text-muted tabular-nums">{visitors}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
