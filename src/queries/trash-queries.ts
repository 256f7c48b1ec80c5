import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Call } from '#src/contract/call.ts'
import { mediaCalls } from '#src/contract/media/media-calls.ts'
import { postCalls } from '#src/contract/posts/post-calls.ts'
import { projectCalls } from '#src/contract/projects/project-calls.ts'
import { resumeCalls } from '#src/contract/resumes/resume-calls.ts'
import { trashCalls } from '#src/contract/trash/trash-calls.ts'
import type { TrashItem, TrashKind } from '#src/contract/trash/trash-calls.ts'
import { callQuery } from './call-query.ts'
import { request } from './client.ts'
import { sendMessageChange } from './message-queries.ts'
import type { CallPath } from './outdated.ts'
import { sendPostChange } from './post-bulk-queries.ts'
import { queriesAt, refreshQueries } from './use-refresh.ts'

/** Refetched on every mount: every other screen adds to it. */
export const trashOptions = () => callQuery(trashCalls.listTrash, {}, { staleTime: 0 })

type Restorable = Pick<TrashItem, 'kind' | 'id'>
type Restoring = {
  lists: readonly CallPath[]
  one: (id: string) => Promise<unknown>
  several?: (ids: string[]) => Promise<unknown>
}

const by = (call: Call) => (id: string) => request(call, { params: { id } })
const restoreMessages = (ids: string[]) => sendMessageChange({ ids, isDeleted: false })

const RESTORING: Record<TrashKind, Restoring> = {
  posts: {
    lists: ['/api/blog'],
    one: by(postCalls.restorePost),
    several: (ids) => sendPostChange({ ids, isDeleted: false }),
  },
  projects: { lists: ['/api/projects'], one: by(projectCalls.restoreProject) },
  media: {
    lists: ['/api/media'],
    one: by(mediaCalls.restoreMedia),
    several: (ids) => request(mediaCalls.changeMedia, { body: { ids, isDeleted: false } }),
  },
  resumes: {
    lists: ['/api/resumes', '/api/resume/active'],
    one: by(resumeCalls.restoreResume),
  },
  contacts: {
    lists: ['/api/contact'],
    one: (id) => restoreMessages([id]),
    several: restoreMessages,
  },
}

/** Restores items by the calls of their resources, whose lists are read again too. */
export function useRestoreFromTrash() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: restore,
    onSettled: (_result, _error, items) => {
      const lists = items.flatMap(({ kind }) => RESTORING[kind].lists)
      return refreshQueries(client, queriesAt(['/api/trash', ...lists]))
    },
  })
}

async function restore(items: readonly Restorable[]): Promise<void> {
  const requests = [...Map.groupBy(items, ({ kind }) => kind)].flatMap(([kind, ofKind]) => {
    const { one, several } = RESTORING[kind]
    const ids = ofKind.map(({ id }) => id)
    return several && items.length > 1 ? several(ids) : ids.map(one)
  })
  const answers = await Promise.allSettled(requests)
  for (const answer of answers) if (answer.status === 'rejected') throw answer.reason
}
