import { useQueryClient } from '@tanstack/react-query'
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import { changeSubjectSchema } from '#src/contract/activity/change-schemas.ts'
import type { ChangeSubject, StreamEvent } from '#src/contract/activity/change-schemas.ts'
import { holdArrivals } from './arrivals.ts'
import { followChanges } from './change-stream.ts'
import { ownWrites } from './own-writes.ts'
import { queryKeys } from './query-keys.ts'
import { announceForeign } from './foreign-changes.ts'
import { refreshQueries } from './use-refresh.ts'

/** An import stores a post every few milliseconds. */
const GAP_MS = 1000

const SUBJECTS = changeSubjectSchema.options
const { trash, example, brokenLinks } = queryKeys

/**
 * What shows a subject. No documents whose form was filled once, and keeps what was typed. All of the activity is read page
 * by page, and stays as it is.
 */
const SHOWN_BY: Record<ChangeSubject, readonly QueryKey[]> = {
  posts: [queryKeys.posts, trash, example, brokenLinks],
  projects: [queryKeys.projects, trash, example],
  media: [queryKeys.media, trash, example, brokenLinks],
  messages: [queryKeys.messages, trash, example],
  resumes: [queryKeys.resumes, trash, example],
  imports: [queryKeys.imports],
  activity: [queryKeys.recentActivity],
  sessions: [queryKeys.sessions, queryKeys.administrators],
  tokens: [queryKeys.accessTokens],
  backups: [queryKeys.backups],
  profile: [example],
  announcement: [example],
  appearance: [queryKeys.appearance],
  settings: [queryKeys.settings],
  redirects: [queryKeys.redirects],
}

/** Keeps the lists and counts of this page like those of the server, whoever changes them. */
export function useLiveUpdates(): void {
  const client = useQueryClient()
  useEffect(() => {
    const abort = new AbortController()
    const refresh = createLiveRefresh(client)
    followChanges((event) => void applyEvent(event, { client, refresh }), abort.signal)
    return () => abort.abort()
  }, [client])
}

type Refresh = (subjects: readonly ChangeSubject[]) => void

/** Of the last event; a page is as new as its documents at first. */
let heardAt = performance.timeOrigin

/** Refreshes what an event of the stream makes outdated; not after this page's own writes, which refresh themselves. */
export async function applyEvent(
  event: StreamEvent,
  { client, refresh }: { client: QueryClient; refresh: Refresh },
): Promise<void> {
  const before = heardAt
  heardAt = Date.now()
  if (event.type === 'beat') return
  if (event.type === 'change') {
    const isOwn = await ownWrites()
    const foreign = SUBJECTS.filter((subject) => event.data[subject]?.every(isOwn) === false)
    announceForeign(foreign)
    return refresh(foreign)
  }
  const { completeFor, changed } = event.data
  const now = Date.now()
  const ageOf = (subject: ChangeSubject) => Math.min(completeFor, changed[subject] ?? Infinity)
  // What a lost connection has missed.
  announceForeign(SUBJECTS.filter((subject) => now - ageOf(subject) > before))
  const isOutdated = (subject: ChangeSubject) => {
    const age = ageOf(subject)
    const isOlder = ({ state }: Query) =>
      state.data !== undefined && state.dataUpdatedAt < now - age
    return SHOWN_BY[subject].some(
      (queryKey) => client.getQueryCache().findAll({ queryKey, predicate: isOlder }).length > 0,
    )
  }
  refresh(SUBJECTS.filter(isOutdated))
}

/** Collects subjects, and reads again what shows them: one time after the other, with a pause. */
export function createLiveRefresh(client: QueryClient, gapMs = GAP_MS): Refresh {
  let waiting = new Set<ChangeSubject>()
  let isRunning = false
  const run = async () => {
    isRunning = true
    while (waiting.size > 0) {
      const keys = new Set([...waiting].flatMap((subject) => SHOWN_BY[subject]))
      waiting = new Set()
      const release = holdArrivals(client, [...keys])
      await Promise.allSettled([...keys].map((queryKey) => refreshQueries(client, { queryKey })))
      release()
      await new Promise((resolve) => setTimeout(resolve, gapMs))
    }
    isRunning = false
  }
  return (subjects) => {
    for (const subject of subjects) waiting.add(subject)
    if (!isRunning && waiting.size > 0) void run()
  }
}
