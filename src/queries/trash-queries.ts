import { queryOptions, useMutation } from '@tanstack/react-query'
import { trashCalls } from '#src/contract/trash/trash-calls.ts'
import type { TrashItem, TrashKind } from '#src/contract/trash/trash-schemas.ts'
import { read, write } from './client.ts'
import { useChangeMessages } from './message-queries.ts'
import { useChangeMedia, useRestoreMedia } from './media-queries.ts'
import { useChangePosts } from './post-bulk-queries.ts'
import { useRestorePost } from './post-queries.ts'
import { useRestoreProject } from './project-queries.ts'
import { useRestoreResume } from './resume-queries.ts'
import { queryKeys } from './query-keys.ts'
import { useRefresh } from './use-refresh.ts'

/** Refetched on every mount: every other screen adds to it. */
export const trashOptions = () =>
  queryOptions({
    queryKey: queryKeys.trash,
    queryFn: ({ signal }) => read(trashCalls.listTrash, { signal }),
    staleTime: 0,
  })

type Restorable = Pick<TrashItem, 'kind' | 'id'>

/** Restores items by the calls of their resources, several of a kind at once, which also refresh those lists. */
export function useRestoreFromTrash() {
  const one = useRestoreOne()
  const together = {
    posts: useChangePosts(),
    media: useChangeMedia(),
    contacts: useChangeMessages(),
  }
  const isTogether = (kind: TrashKind): kind is keyof typeof together => kind in together
  const restore = async (items: readonly Restorable[]): Promise<void> => {
    const [first, ...others] = items
    if (first && others.length === 0) return void (await one(first))
    const kinds = Object.keys(together) as (keyof typeof together)[]
    const calls = kinds.flatMap((kind) => {
      const ids = items.flatMap((item) => (item.kind === kind ? item.id : []))
      return ids.length > 0 ? together[kind].mutateAsync({ ids, isDeleted: false }) : []
    })
    const singly = items.filter(({ kind }) => !isTogether(kind)).map(one)
    const answers = await Promise.allSettled<unknown>([...calls, ...singly])
    for (const answer of answers) if (answer.status === 'rejected') throw answer.reason
  }
  return useMutation({ mutationFn: restore, onSettled: useRefreshTrash() })
}

function useRestoreOne() {
  const post = useRestorePost()
  const project = useRestoreProject()
  const media = useRestoreMedia()
  const resume = useRestoreResume()
  const messages = useChangeMessages()
  return ({ kind, id }: Restorable): Promise<unknown> => {
    if (kind === 'posts') return post.mutateAsync(id)
    if (kind === 'projects') return project.mutateAsync(id)
    if (kind === 'media') return media.mutateAsync(id)
    if (kind === 'resumes') return resume.mutateAsync(id)
    return messages.mutateAsync({ ids: [id], isDeleted: false })
  }
}

export function useDeletePermanently() {
  return useMutation({
    mutationFn: ({ kind, id }: TrashItem) =>
      write(trashCalls.deleteForGood, { params: { kind, id } }),
    onSettled: useRefreshTrash(),
  })
}

/** On failure too: after a lost response the state is unknown. */
const useRefreshTrash = () => useRefresh({ queryKey: trashOptions().queryKey })
