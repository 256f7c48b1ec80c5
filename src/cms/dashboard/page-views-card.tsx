'use client'

import { useQuery } from '@tanstack/react-query'
import { pageViewReportOptions } from '#src/queries/page-view-queries.ts'
import type { PageViewDay, PageViewReport } from '#src/contract/admin/page-view-schemas.ts'
import { formatShortDate } from '#src/lib/format/long-date-time.ts'
import { Card, CardBody, CardHeader, CardTitle } from '#src/ui/display/card.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { DailyBarChart } from './daily-bar-chart.tsx'

/** Visitors and downloads of the last 30 days; unique visitors per day, counted without cookies. */
export function PageViewsCard() {
  const report = useQuery(pageViewReportOptions())
  return (
    <Card role="region" aria-label="Readers">
      <CardHeader>
        <CardTitle>Readers</CardTitle>
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

function PageViews({ report: { days, topPosts } }: { report: PageViewReport }) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Plot title="Post views" days={days} of={({ posts }) => posts} />
        <Plot title="Resume downloads" days={days} of={({ resumes }) => resumes} />
      </div>
      {topPosts.length > 0 && (
        <ol aria-label="Most read posts" className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
          {topPosts.map(({ id, title, visitors }) => (
            <li key={id} className="flex justify-between gap-3">
              <span className="truncate">{title}</span>
              <span className="font-mono text-xs leading-5 text-muted tabular-nums">
                {visitors}
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

/** The bars show values on hover only, so the peak is also given as text. */
function peakText(values: { day: string; value: number }[]): string {
  const top = values.reduce((most, one) => (one.value > most.value ? one : most), NONE)
  if (top.value === 0) return `None in ${values.length} days`
  return `Peak on ${formatShortDate(`${top.day}T00:00`)}: ${top.value}`
}

const NONE = { day: '', value: 0 }

type PlotProps = { title: string; days: PageViewDay[]; of: (day: PageViewDay) => number }

function Plot({ title, days, of }: PlotProps) {
  const values = days.map((day) => ({ day: day.day, value: of(day) }))
  const total = values.reduce((sum, { value }) => sum + value, 0)
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <p className="flex items-baseline justify-between">
        <span className="font-mono text-xs text-muted">{title}</span>
        <span className="text-lg font-semibold tabular-nums">{total}</span>
      </p>
      <p className="font-mono text-xs text-muted">{peakText(values)}</p>
      <DailyBarChart label={`${title} by day: ${total} in 30 days`} values={values} />
    </div>
  )
}
