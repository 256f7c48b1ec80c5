import { queryOptions, useMutation } from '@tanstack/react-query'
import { calls } from '#src/contract/api/calls.ts'
import type { TrashItem } from '#src/contract/trash/trash-schemas.ts'
import { read, write } from './client.ts'
import { useChangeMessages } from './message-queries.ts'
import { useRestoreMedia } from './media-queries.ts'
import { useRestorePost } from './post-queries.ts'
import { useRestoreProject } from './project-queries.ts'
import { useRestoreResume } from './resume-queries.ts'
import { useRefresh } from './use-refresh.ts'

/** Refetched on every mount: every other screen adds to it. */
export const trashOptions = () =>
  queryOptions({
    queryKey: ['trash'] as const,
    queryFn: ({ signal }) => read(calls.listTrash, { signal }),
    staleTime: 0,
  })

/** Restores an item by its resource's call, which also invalidates that list. */
export function useRestoreFromTrash() {
  const post = useRestorePost()
  const project = useRestoreProject()
  const media = useRestoreMedia()
  const resume = useRestoreResume()
  const messages = useChangeMessages()
  const takeBack = ({ kind, id }: TrashItem): Promise<unknown> => {
    if (kind === 'posts') return post.mutateAsync(id)
    if (kind === 'projects') return project.mutateAsync(id)
    if (kind === 'media') return media.mutateAsync(id)
    if (kind === 'resumes') return resume.mutateAsync(id)
    return messages.mutateAsync({ ids: [id], isDeleted: false })
  }
  return useMutation({ mutationFn: takeBack, onSettled: useRefreshTrash() })
}

export function useDeletePermanently() {
  return useMutation({
    mutationFn: ({ kind, id }: TrashItem) => write(calls.deleteForGood, { params: { kind, id } }),
    onSettled: useRefreshTrash(),
  })
}

/** On failure too: after a lost response the state is unknown. */
const useRefreshTrash = () => useRefresh({ queryKey: trashOptions().queryKey })
