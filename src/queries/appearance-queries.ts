import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { calls } from '#src/contract/api/calls.ts'
import type { AppearanceBody } from '#src/contract/appearance/appearance-schemas.ts'
import { read, write } from './client.ts'

/** The chosen colours and icon. Refetched on every mount: the built-in admin changes them too. */
export const appearanceOptions = () =>
  queryOptions({
    queryKey: ['appearance'] as const,
    queryFn: ({ signal }) => read(calls.getAppearance, { signal }),
    staleTime: 0,
  })

export function useUpdateAppearance() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (appearance: AppearanceBody) => write(calls.updateAppearance, { body: appearance }),
    onSuccess: (stored) => client.setQueryData(appearanceOptions().queryKey, stored),
  })
}
