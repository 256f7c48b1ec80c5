import { useQuery } from '@tanstack/react-query'
import { messageListOptions } from '#src/queries/message-queries.ts'
import { mediaListOptions } from '#src/queries/media-queries.ts'
import { postListOptions } from '#src/queries/post-queries.ts'
import { resumeListOptions } from '#src/queries/resume-queries.ts'
import { oldDrafts, scheduledPosts, undescribedImages } from './pending-tasks.ts'
import { messagesInFolder } from '#src/cms/messages/message-folder.ts'
import { countByStatus } from '#src/cms/posts/list/post-list-search.ts'

export type Stat<T> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; value: T }

type Result<T> = { data: T | undefined; isError: boolean }

export function stat<T, V>({ data, isError }: Result<T>, count: (data: T) => V): Stat<V> {
  if (data !== undefined) return { state: 'ready', value: count(data) }
  return { state: isError ? 'failed' : 'loading' }
}

const length = (list: readonly unknown[]) => list.length
const bytes = (list: readonly { size: number }[]) => list.reduce((sum, { size }) => sum + size, 0)

function sum(a: Stat<number>, b: Stat<number>): Stat<number> {
  if (a.state === 'ready' && b.state === 'ready')
    return { state: 'ready', value: a.value + b.value }
  return { state: a.state === 'failed' || b.state === 'failed' ? 'failed' : 'loading' }
}

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
