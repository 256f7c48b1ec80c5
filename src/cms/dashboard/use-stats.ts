import { useQuery } from '@tanstack/react-query'
import { contactListOptions } from '#src/queries/contacts.ts'
import { mediaListOptions } from '#src/queries/media.ts'
import { postListOptions } from '#src/queries/posts.ts'
import { resumeListOptions } from '#src/queries/resumes.ts'
import { countByStatus } from '#src/cms/posts/post-search.ts'

/** A count that is on its way, that could not be had, or that is there. */
export type Stat<T> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; value: T }

type Result<T> = { data: T | undefined; isError: boolean }

function stat<T, V>({ data, isError }: Result<T>, count: (data: T) => V): Stat<V> {
  if (data !== undefined) return { state: 'ready', value: count(data) }
  return { state: isError ? 'failed' : 'loading' }
}

const length = (list: readonly unknown[]) => list.length

/** §7: the counts come from the four lists; there is no call for them. */
export function useStats() {
  const posts = useQuery(postListOptions())
  const media = useQuery(mediaListOptions())
  const contacts = useQuery(contactListOptions())
  const resumes = useQuery(resumeListOptions())
  return {
    posts: stat(posts, length),
    postsByStatus: stat(posts, countByStatus),
    media: stat(media, length),
    contacts: stat(contacts, length),
    resumes: stat(resumes, length),
  }
}

export type Stats = ReturnType<typeof useStats>
