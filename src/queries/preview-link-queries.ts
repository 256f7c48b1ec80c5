import { queryOptions, useMutation } from '@tanstack/react-query'
import { calls } from '#src/contract/api/calls.ts'
import { read, write } from './client.ts'
import { useRefresh } from './use-refresh.ts'

const linkKeys = { list: (postId: string) => ['preview-links', postId] as const }

export const previewLinkOptions = (postId: string) =>
  queryOptions({
    queryKey: linkKeys.list(postId),
    queryFn: ({ signal }) => read(calls.listPreviewLinks, { params: { id: postId }, signal }),
  })

export function useCreatePreviewLink(postId: string) {
  return useMutation({
    mutationFn: () => write(calls.createPreviewLink, { params: { id: postId } }),
    onSettled: useRefresh({ queryKey: linkKeys.list(postId) }),
  })
}

export function useDeletePreviewLink(postId: string) {
  return useMutation({
    mutationFn: (id: string) => write(calls.deletePreviewLink, { params: { id } }),
    onSettled: useRefresh({ queryKey: linkKeys.list(postId) }),
  })
}
