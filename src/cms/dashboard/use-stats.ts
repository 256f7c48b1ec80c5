import { useQuery } from '@tanstack/react-query'
import { messageListOptions } from '#src/queries/message-queries.ts'
import { mediaListOptions } from '#src/queries/media-queries.ts'
import { postListOptions } from '#src/queries/post-queries.ts'
import { resumeListOptions } from '#src/queries/resume-queries.ts'
import { oldDrafts, scheduledPosts, undescribedImages } from './pending-tasks.ts'
import { messagesInFolder } from '#src/cms/messages/message-folder.ts'
import { countByStatus } from '#src/cms/posts/list/post-filter.ts'

/** A value that is computed from a query: undefined while it loads, and when it cannot be loaded. */
export type Stat<T> = { data: T | undefined; isError: boolean }

const stat = <T, V>({ data, isError }: Stat<T>, count: (data: T) => V): Stat<V> => ({
  data: data === undefined ? undefined : count(data),
  isError,
})

const length = (list: readonly unknown[]) => list.length
const bytes = (list: readonly { size: number }[]) => list.reduce((sum, { size }) => sum + size, 0)

const sum = (a: Stat<number>, b: Stat<number>): Stat<number> => ({
  data: a.data === undefined || b.data === undefined ? undefined : a.data + b.data,
  isError: a.isError || b.isError,
})

/** The counts are computed from the lists; there is no call for them (S7-stats-01). */
export function useStats() {
  const posts = useQuery(postListOptions())
  const media = useQuery(mediaListOptions())
  const messages = useQuery(messageListOptions())
  const resumes = useQuery(resumeListOptions())
  return {
    posts: stat(posts, length),
    postsByStatus: stat(posts, countByStatus),
    drafts: stat(posts, (list) => ({
      count: countByStatus(list).drafts,
      old: oldDrafts(list).length,
    })),
    scheduled: stat(posts, (list) => scheduledPosts(list)),
    unread: stat(messages, (list) => list.filter(({ state }) => state === 'unread').length),
    unanswered: stat(messages, (list) => messagesInFolder(list, 'unanswered').length),
    storedBytes: sum(stat(media, bytes), stat(resumes, bytes)),
    undescribed: stat(media, undescribedImages),
    media: stat(media, length),
    messages: stat(messages, length),
    resumes: stat(resumes, length),
  }
}

export type Stats = ReturnType<typeof useStats>
