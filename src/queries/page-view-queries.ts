import { queryOptions } from '@tanstack/react-query'
import { calls } from '#src/contract/api/calls.ts'
import { read } from './client.ts'

export const pageViewReportOptions = () =>
  queryOptions({
    queryKey: ['visits'] as const,
    queryFn: ({ signal }) => read(calls.getVisits, { signal }),
  })
