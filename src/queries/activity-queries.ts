import { infiniteQueryOptions } from '@tanstack/react-query'
import { activityCalls } from '#src/contract/activity/activity-calls.ts'
import type { ActivityGroup } from '#src/contract/activity/activity-schemas.ts'
import { callQuery } from './call-query.ts'
import { request } from './client.ts'

const PAGE = 50
const RECENT = 6

/** The newest events, for the dashboard. Refetched on every mount: other screens add events. */
export const recentActivityOptions = () =>
  callQuery(activityCalls.listActivity, { query: { limit: RECENT } }, { staleTime: 0 })

/** A separate key, so that live updates do not reload the pages. */
export const activityPagesOptions = (group?: ActivityGroup) =>
  infiniteQueryOptions({
    queryKey: ['activity pages', group] as const,
    queryFn: ({ pageParam, signal }) =>
      request(activityCalls.listActivity, {
        query: { limit: PAGE, before: pageParam, group },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
    staleTime: 0,
  })
