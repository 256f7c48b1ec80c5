import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { calls } from '#src/contract/calls.ts'
import { read, write } from './client.ts'
import { upload } from './upload.ts'
import type { UploadOptions } from './upload.ts'

const mediaKeys = { list: () => ['media', 'list'] as const }

export const mediaListOptions = () =>
  queryOptions({
    queryKey: mediaKeys.list(),
    queryFn: ({ signal }) => read(calls.listMedia, { signal }),
  })

export function useUploadMedia() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (options: UploadOptions) => upload(calls.uploadMedia, options),
    onSuccess: () => client.invalidateQueries({ queryKey: mediaKeys.list() }),
  })
}

export function useDeleteMedia() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => write(calls.deleteMedia, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: mediaKeys.list() }),
  })
}
