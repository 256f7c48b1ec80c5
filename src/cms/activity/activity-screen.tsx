'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { activityPagesOptions } from '#src/queries/activity-queries.ts'
import { useAuth } from '#src/queries/user-queries.ts'
import { FilterTabs } from '#src/cms/components/list/filter-tabs.tsx'
import { LoadFailure } from '#src/cms/components/screen/load-failure.tsx'
import { ScreenHeader } from '#src/cms/components/screen/screen-header.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { SkeletonList } from '#src/ui/display/skeleton.tsx'
import { useSearchParam } from '#src/ui/use-search-param.ts'
import { ActivityLine } from './activity-line.tsx'

const TABS = [
  { value: 'all', label: 'All' },
  { value: 'content', label: 'Published' },
  { value: 'trash', label: 'Deleted' },
  { value: 'access', label: 'Sign-ins' },
  { value: 'data', label: 'Data' },
] as const

export function ActivityScreen() {
  const [param, setParam] = useSearchParam('show')
  const current = TABS.find(({ value }) => value === param)?.value ?? 'all'
  const pages = useInfiniteQuery(activityPagesOptions(current === 'all' ? undefined : current))
  const entries = pages.data?.pages.flat() ?? []
  const own = useAuth().user?.email
  return (
    <>
      <ScreenHeader
        title="Activity"
        hint="Sign-ins, publishing, deletions, activations and exports of the last year. Bulk changes of posts can be undone for a day, unless the posts are saved again."
      />
      <FilterTabs
        label="Kind"
        name="kind"
        tabs={TABS}
        current={current}
        onChange={(value) => setParam(value === 'all' ? '' : value)}
      />
      {pages.isPending && (
        <SkeletonList count={6} label="Loading activity" className="grid gap-2" bar="h-10" />
      )}
      {pages.isError && <LoadFailure name="The activity" onRetry={() => void pages.refetch()} />}
      {pages.isSuccess && entries.length === 0 && (
        <EmptyState
          icon={History}
          title={current === 'all' ? 'No activity yet' : 'No activity of this kind'}
          hint="Your actions will be listed here."
        />
      )}
      {entries.length > 0 && (
        <Card className="px-5 py-2">
          <ul aria-label="Activity" className="divide-y divide-border">
            {entries.map((entry) => (
              <ActivityLine key={entry.id} {...{ entry, own }} isFull />
            ))}
          </ul>
        </Card>
      )}
      {pages.hasNextPage && (
        <Button
          className="justify-self-start"
          disabled={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          Show older
        </Button>
      )}
    </>
  )
}
