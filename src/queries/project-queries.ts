import { queryOptions, useMutation } from '@tanstack/react-query'
import { calls } from '#src/contract/api/calls.ts'
import { read, write } from './client.ts'
import { useRefresh } from './use-refresh.ts'

/** All projects. Refetched on every mount: they are edited in the built-in admin, which is another application. */
export const projectListOptions = () =>
  queryOptions({
    queryKey: ['projects'] as const,
    queryFn: ({ signal }) => read(calls.listProjects, { signal }),
    staleTime: 0,
  })

/** Restores from the trash. */
export function useRestoreProject() {
  return useMutation({
    mutationFn: (id: string) => write(calls.restoreProject, { params: { id } }),
    onSettled: useRefresh({ queryKey: projectListOptions().queryKey }),
  })
}
