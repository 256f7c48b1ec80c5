import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'
import { activityCalls } from '#src/contract/activity/activity-calls.ts'
import type { ActivityGroup } from '#src/contract/activity/activity-schemas.ts'
import { read, write } from './client.ts'
import { queryKeys } from './query-keys.ts'
import { useRefresh } from './use-refresh.ts'

const PAGE = 50
const RECENT = 6
const activityKeys = { all: ['audit'] as const }

/** The newest events, for the dashboard. Refetched on every mount: other screens add events. */
export const recentActivityOptions = () =>
  queryOptions({
    queryKey: queryKeys.recentActivity,
    queryFn: ({ signal }) => read(activityCalls.listActivity, { query: { limit: RECENT }, signal }),
    staleTime: 0,
  })

/** All events, or those of a group, paginated. */
export const activityPagesOptions = (group?: ActivityGroup) =>
  infiniteQueryOptions({
    queryKey: [...activityKeys.all, 'pages', group] as const,
    queryFn: ({ pageParam, signal }) =>
      read(activityCalls.listActivity, {
        query: { limit: PAGE, before: pageParam, group },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
    staleTime: 0,
  })

/** Undoes a change of posts. On failure too everything is read again: something was changed since. */
export const useUndoActivity = () =>
  useMutation({
    mutationFn: (id: string) => write(activityCalls.undoActivity, { params: { id } }),
    onSettled: useRefresh(),
  })
