'use client'

import { useQuery } from '@tanstack/react-query'
import { recentActivityOptions } from '#src/queries/activity-queries.ts'
import { IntentLink } from '#src/ui/controls/intent-link.tsx'
import { screens } from '#src/cms/screens.ts'
import { ActivityLine } from '#src/cms/activity/activity-line.tsx'
import { Card, CardHeader, CardTitle } from '#src/ui/display/card.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'

/** The latest entries of the activity log, with a link to all of them. */
export function RecentActivity() {
  const recent = useQuery(recentActivityOptions())
  return (
    <Card role="region" aria-label="Recent activity">
      <CardHeader>
        <CardTitle>Recent activity</CardTitle>
        <IntentLink
          href={screens.activity.href}
          className="inline-flex min-h-6 items-center font-mono text-xs text-muted hover:text-accent pointer-coarse:min-h-11"
        >
          All activity
        </IntentLink>
      </CardHeader>
      <div className="px-5 py-2">
        {recent.isPending && <Skeleton className="my-3 h-4 w-2/3" />}
        {recent.isError && <p className="py-2.5 text-danger">Not available</p>}
        {recent.data?.length === 0 && <p className="py-2.5 text-muted">No activity yet.</p>}
        {recent.data && (
          <ul className="divide-y divide-border">
            {recent.data.map((entry) => (
              <ActivityLine key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}
