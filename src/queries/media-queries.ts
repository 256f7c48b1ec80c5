import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { calls } from '#src/contract/api/calls.ts'
import { read, write } from './client.ts'
import { upload } from './upload.ts'
import type { UploadOptions } from './upload.ts'

const mediaKeys = {
  list: () => ['media', 'list'] as const,
  uses: (id: string) => ['media', 'uses', id] as const,
}

export const mediaListOptions = () =>
  queryOptions({
    queryKey: mediaKeys.list(),
    queryFn: ({ signal }) => read(calls.listMedia, { signal }),
  })

/** The posts that use a file; refetched each time, because saving a post changes it. */
export const mediaUsesOptions = (id: string) =>
  queryOptions({
    queryKey: mediaKeys.uses(id),
    queryFn: ({ signal }) => read(calls.listMediaUses, { params: { id }, signal }),
    staleTime: 0,
  })

/** Optimistic, rolled back on failure. */
export function useUpdateMedia() {
  const client = useQueryClient()
  const key = mediaListOptions().queryKey
  return useMutation({
    mutationFn: ({ id, alt }: { id: string; alt: string }) =>
      write(calls.updateMedia, { params: { id }, body: { alt } }),
    onMutate: ({ id, alt }) => {
      const before = client.getQueryData(key)
      client.setQueryData(key, (items) =>
        items?.map((item) => (item.id === id ? { ...item, alt } : item)),
      )
      return before
    },
    onError: (_error, _change, before) => client.setQueryData(key, before),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
}

export function useUploadMedia() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (options: UploadOptions) => upload(calls.uploadMedia, options),
    onSettled: () => client.invalidateQueries({ queryKey: mediaKeys.list() }),
  })
}

export function useDeleteMedia() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => write(calls.deleteMedia, { params: { id } }),
    // On failure too: after a lost response the state is unknown.
    onSettled: () => client.invalidateQueries({ queryKey: mediaKeys.list() }),
  })
}

/** Restores from the trash. */
export function useRestoreMedia() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => write(calls.restoreMedia, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: mediaKeys.list() }),
  })
}
