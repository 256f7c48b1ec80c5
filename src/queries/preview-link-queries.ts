import { queryOptions, useMutation } from '@tanstack/react-query'
import { previewLinkCalls } from '#src/contract/posts/preview-link-calls.ts'
import { read, write } from './client.ts'
import { useRefresh } from './use-refresh.ts'

const linkKeys = { list: (postId: string) => ['preview-links', postId] as const }

export const previewLinkOptions = (postId: string) =>
  queryOptions({
    queryKey: linkKeys.list(postId),
    queryFn: ({ signal }) =>
      read(previewLinkCalls.listPreviewLinks, { params: { id: postId }, signal }),
  })

export function useCreatePreviewLink(postId: string) {
  return useMutation({
    mutationFn: () => write(previewLinkCalls.createPreviewLink, { params: { id: postId } }),
    onSettled: useRefresh({ queryKey: linkKeys.list(postId) }),
  })
}

export function useDeletePreviewLink(postId: string) {
  return useMutation({
    mutationFn: (id: string) => write(previewLinkCalls.deletePreviewLink, { params: { id } }),
    onSettled: useRefresh({ queryKey: linkKeys.list(postId) }),
  })
}
