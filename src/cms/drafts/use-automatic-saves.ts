import { useEffect } from 'react'
import { TIMES } from '#src/contract/limits.ts'
import { createDebounce } from '#src/lib/browser/debounce.ts'
import { lastFailure } from './draft-machine.ts'
import type { DraftState } from './draft-machine.ts'
import type { DraftStore } from './draft-store.ts'

/** Who writes without a pause is saved too. */
const MAX_MS = 30_000
/** After a failure that may pass, until the connection or the tab comes back. */
const RETRY_MS = [5000, 15_000, 60_000, 300_000]

const hasFailed = (state: DraftState) => {
  const failure = lastFailure(state)
  if (!failure || failure.kind === 'conflict' || failure.kind === 'gone') return false
  return failure.kind !== 'refused' || failure.isTemporary === true
}

/** Requests automatic saves: after a pause in writing, and again after a failure that may have passed. */
export function useAutomaticSaves(store: DraftStore) {
  useEffect(() => {
    const save = () => store.dispatch({ type: 'requested', mode: 'auto' })
    const pause = createDebounce({ pauseMs: TIMES.automaticSave, maxMs: MAX_MS })
    const saveAfterPause = () => {
      pause.end()
      save()
    }
    const retry = createRetry(save)
    let { draft, status } = store.state()
    const unsubscribe = store.subscribe(() => {
      const state = store.state()
      if (state.draft.form !== draft.form && state.kind.automatic(state.draft))
        pause.begin(saveAfterPause)
      if (state.status !== status) retry.follow(state)
      draft = state.draft
      status = state.status
    })
    const ended = new AbortController()
    const { signal } = ended
    const now = () => hasFailed(store.state()) && retry.begin()
    window.addEventListener('online', now, { signal })
    window.addEventListener('focus', now, { signal })
    return () => {
      unsubscribe()
      ended.abort()
      pause.end()
      retry.end()
    }
  }, [store])
}

function createRetry(save: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  return {
    follow: (state: DraftState) => {
      clearTimeout(timer)
      if (state.status.kind === 'saving') return
      const delay = hasFailed(state) ? RETRY_MS[attempt] : undefined
      attempt = hasFailed(state) ? attempt + 1 : 0
      if (delay !== undefined) timer = setTimeout(save, delay)
    },
    // A connection that has just come back may fail once more.
    begin: () => {
      attempt = 0
      save()
    },
    end: () => clearTimeout(timer),
  }
}
