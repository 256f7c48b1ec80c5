import { Card } from '#src/ui/display/card.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import type { Stat, Stats } from './use-stats.ts'

/** Four summary cards (S2-dashboard-07). */
export function SummaryCards({ stats }: { stats: Stats }) {
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4 xl:grid-cols-2 xl:gap-3">
      <SummaryCard label="Total Blogs" stat={stats.posts} />
      <SummaryCard label="Media Files" stat={stats.media} />
      <SummaryCard label="Contacts" stat={stats.messages} />
      <SummaryCard label="Resume Files" stat={stats.resumes} />
    </dl>
  )
}

function SummaryCard({ label, stat }: { label: string; stat: Stat<number> }) {
  return (
    <Card className="flex flex-col p-4 xl:px-3.5 xl:py-2.5">
      <dt className="font-mono text-xs text-muted">{label}</dt>
      <dd className="flex h-7 items-center text-lg font-semibold tabular-nums">
        {stat.state === 'ready' && stat.value}
        {stat.state === 'loading' && <Skeleton className="h-5 w-12" />}
        {stat.state === 'failed' && (
          <span className="text-sm font-normal text-danger">Not available</span>
        )}
      </dd>
    </Card>
  )
}
