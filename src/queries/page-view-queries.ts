import { queryOptions } from '@tanstack/react-query'
import { pageViewCalls } from '#src/contract/page-views/page-view-calls.ts'
import { read } from './client.ts'

export const pageViewReportOptions = () =>
  queryOptions({
    queryKey: ['visits'] as const,
    queryFn: ({ signal }) => read(pageViewCalls.getVisits, { signal }),
  })
