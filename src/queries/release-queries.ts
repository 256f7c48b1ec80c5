import { queryOptions } from '@tanstack/react-query'
import { releaseCalls } from '#src/contract/release/release-calls.ts'
import { read } from './client.ts'

export const releaseStateOptions = () =>
  queryOptions({
    queryKey: ['release'],
    queryFn: ({ signal }) => read(releaseCalls.getReleaseState, { signal }),
  })
