import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { settingsCalls } from '#src/contract/settings/settings-calls.ts'
import type { Settings } from '#src/contract/settings/settings-schemas.ts'
import { read, write } from './client.ts'
import { queryKeys } from './query-keys.ts'

/** What search engines may do with the site. Refetched on every mount: the built-in admin changes it too. */
export const settingsOptions = () =>
  queryOptions({
    queryKey: queryKeys.settings,
    queryFn: ({ signal }) => read(settingsCalls.getSettings, { signal }),
    staleTime: 0,
  })

export function useUpdateSettings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (settings: Settings) => write(settingsCalls.updateSettings, { body: settings }),
    onSuccess: (stored) => client.setQueryData(settingsOptions().queryKey, stored),
  })
}
