import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { calls } from '#src/contract/api/calls.ts'
import type { Settings } from '#src/contract/settings/settings-schemas.ts'
import { read, write } from './client.ts'

/** What search engines may do with the site. Refetched on every mount: the built-in admin changes it too. */
export const settingsOptions = () =>
  queryOptions({
    queryKey: ['settings'] as const,
    queryFn: ({ signal }) => read(calls.getSettings, { signal }),
    staleTime: 0,
  })

export function useUpdateSettings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (settings: Settings) => write(calls.updateSettings, { body: settings }),
    onSuccess: (stored) => client.setQueryData(settingsOptions().queryKey, stored),
  })
}
