import { useQueryClient } from '@tanstack/react-query'
import type { Query, QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { changeSubjectSchema } from '#src/contract/activity/change-schemas.ts'
import type { ChangeSubject, StreamEvent } from '#src/contract/activity/change-schemas.ts'
import { holdNewItems } from './pending-items.ts'
import { followChanges } from './change-stream.ts'
import { readYourWrites } from './local-writes.ts'
import type { CallPath } from './outdated.ts'
import { announceRemoteChange } from './remote-changes.ts'
import { queriesAt, refreshQueries } from './use-refresh.ts'

/** An import stores a post every few milliseconds. */
const GAP_MS = 1000

const SUBJECTS = changeSubjectSchema.options

/** Excludes open forms, which keep the user's input, and the paginated activity log. */
const SHOWN_BY: Record<ChangeSubject, readonly CallPath[]> = {
  posts: ['/api/blog', '/api/trash', '/api/example-content', '/api/broken-links'],
  projects: ['/api/projects', '/api/trash', '/api/example-content'],
  media: ['/api/media', '/api/trash', '/api/example-content', '/api/broken-links'],
  messages: ['/api/contact', '/api/trash', '/api/example-content'],
  resumes: ['/api/resumes', '/api/resume/active', '/api/trash', '/api/example-content'],
  imports: ['/api/imports'],
  activity: ['/api/audit'],
  sessions: ['/api/sessions', '/api/administrators'],
  tokens: ['/api/tokens'],
  backups: ['/api/backups'],
  profile: ['/api/example-content'],
  announcement: ['/api/example-content'],
  appearance: ['/api/appearance'],
  settings: ['/api/settings'],
  redirects: ['/api/redirects'],
}

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

let heardAt = performance.timeOrigin

export async function applyEvent(
  event: StreamEvent,
  { client, refresh }: { client: QueryClient; refresh: Refresh },
): Promise<void> {
  const before = heardAt
  heardAt = Date.now()
  if (event.type === 'beat') return
  if (event.type === 'change') {
    const isOwn = await readYourWrites()
    const foreign = SUBJECTS.filter((subject) => event.data[subject]?.every(isOwn) === false)
    announceRemoteChange(foreign)
    return refresh(foreign)
  }
  const { completeFor, changed } = event.data
  const now = Date.now()
  const ageOf = (subject: ChangeSubject) => Math.min(completeFor, changed[subject] ?? Infinity)
  // Announce changes missed while disconnected.
  announceRemoteChange(SUBJECTS.filter((subject) => now - ageOf(subject) > before))
  const isOutdated = (subject: ChangeSubject) => {
    const age = ageOf(subject)
    const isOlder = ({ state }: Query) =>
      state.data !== undefined && state.dataUpdatedAt < now - age
    return SHOWN_BY[subject].some(
      (path) => client.getQueryCache().findAll({ queryKey: [path], predicate: isOlder }).length > 0,
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
      const shown = queriesAt([...waiting].flatMap((subject) => SHOWN_BY[subject]))
      waiting = new Set()
      const release = holdNewItems(client, shown)
      await refreshQueries(client, shown)
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
