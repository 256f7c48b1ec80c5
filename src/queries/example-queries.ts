import { queryOptions, useMutation } from '@tanstack/react-query'
import { exampleCalls } from '#src/contract/example/example-calls.ts'
import type { ExampleRemoval } from '#src/contract/example/example-schemas.ts'
import { read, write } from './client.ts'
import { queryKeys } from './query-keys.ts'
import { useRefresh } from './use-refresh.ts'

/** Refetched each time: every screen, and the built-in admin, changes it. */
export const exampleStateOptions = () =>
  queryOptions({
    queryKey: queryKeys.example,
    queryFn: ({ signal }) => read(exampleCalls.getExampleState, { signal }),
    staleTime: 0,
  })

export function useRemoveExampleContent() {
  return useMutation({
    mutationFn: () => write(exampleCalls.removeExampleContent),
    onSettled: useRefresh(),
  })
}

export function useRestoreExampleContent() {
  return useMutation({
    mutationFn: (body: ExampleRemoval) => write(exampleCalls.restoreExampleContent, { body }),
    onSettled: useRefresh(),
  })
}
