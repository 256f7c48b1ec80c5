import { queryOptions, useMutation } from '@tanstack/react-query'
import { calls } from '#src/contract/api/calls.ts'
import type { ExampleRemoval } from '#src/contract/example/example-schemas.ts'
import { read, write } from './client.ts'
import { useRefresh } from './use-refresh.ts'

/** Refetched each time: every screen, and the built-in admin, changes it. */
export const exampleStateOptions = () =>
  queryOptions({
    queryKey: ['example-content'] as const,
    queryFn: ({ signal }) => read(calls.getExampleState, { signal }),
    staleTime: 0,
  })

export function useRemoveExampleContent() {
  return useMutation({
    mutationFn: () => write(calls.removeExampleContent),
    onSettled: useRefresh(),
  })
}

export function useRestoreExampleContent() {
  return useMutation({
    mutationFn: (body: ExampleRemoval) => write(calls.restoreExampleContent, { body }),
    onSettled: useRefresh(),
  })
}
