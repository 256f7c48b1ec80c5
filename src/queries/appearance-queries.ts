import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { appearanceCalls } from '#src/contract/appearance/appearance-calls.ts'
import type { AppearanceBody } from '#src/contract/appearance/appearance-schemas.ts'
import { read, write } from './client.ts'
import { queryKeys } from './query-keys.ts'

/** The chosen colours and icon. Refetched on every mount: the built-in admin changes them too. */
export const appearanceOptions = () =>
  queryOptions({
    queryKey: queryKeys.appearance,
    queryFn: ({ signal }) => read(appearanceCalls.getAppearance, { signal }),
    staleTime: 0,
  })

export function useUpdateAppearance() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (appearance: AppearanceBody) =>
      write(appearanceCalls.updateAppearance, { body: appearance }),
    onSuccess: (stored) => client.setQueryData(appearanceOptions().queryKey, stored),
  })
}
