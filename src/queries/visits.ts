import { queryOptions } from '@tanstack/react-query'
import { calls } from '#src/contract/calls.ts'
import { read } from './client.ts'

export const visitReportOptions = () =>
  queryOptions({
    queryKey: ['visits'] as const,
    queryFn: ({ signal }) => read(calls.getVisits, { signal }),
  })
