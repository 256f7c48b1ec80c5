import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { onRemoteChange } from '#src/queries/remote-changes.ts'
import { createDraftCopies } from './draft-copies.ts'
import { runDraftEffect } from './draft-effects.ts'
import type { DraftPort } from './draft-effects.ts'
import type { DraftKind, Version } from './draft-kind.ts'
import { hasUnsavedText } from './draft-machine.ts'
import { createDraftStore, settle } from './draft-store.ts'
import type { DraftStore } from './draft-store.ts'
import { useAutomaticSaves } from './use-automatic-saves.ts'
import { useLeaveQuestion } from './use-leave-question.tsx'
import { useControlKey, usePageHide } from './use-page-events.ts'

/** The editor of a document, opened once; `useDraft` makes it work. */
export function useOpenedDraft<S extends Version>(kind: DraftKind<S>, initial: S) {
  const [store] = useState(() => createDraftStore(kind, initial))
  return { store, state: useSyncExternalStore(store.subscribe, store.state, store.state) }
}

/**
 * Runs effects, saves after a pause, by Ctrl+S and before leaving, asks before unsaved text is left, and follows other
 * saves.
 */
export function useDraft<S extends Version>(store: DraftStore<S>, port: DraftPort<S>) {
  const { noun, readEditor, keyboardMode } = port
  const { dispatch, state } = store
  const [copies] = useState(() => createDraftCopies(store, noun))
  const visibleReport = useRef(() => {})
  useEffect(() => copies.lock(), [copies])
  const run = { ...port, dispatch, copies, visibleReport }
  useLayoutEffect(() => store.connect((effect) => void runDraftEffect(effect, run)))
  useAutomaticSaves(store)
  useConcurrentSaves(store, port)
  useControlKey('s', () => {
    readEditor?.()
    dispatch({ type: 'requested', mode: keyboardMode?.(state().draft) ?? 'auto' })
  })
  usePageHide(() => {
    readEditor?.()
    dispatch({ type: 'hidden' })
  })
  useLeaveQuestion({
    noun,
    hasUnsaved: () => hasUnsavedText(state()),
    save: () => {
      readEditor?.()
      return settle(store)
    },
    onDiscard: () => dispatch({ type: 'discarded' }),
  })
}

function useConcurrentSaves<S extends Version>(
  store: DraftStore<S>,
  { subject, read }: DraftPort<S>,
) {
  const readNewest = useEffectEvent(read)
  useEffect(() => {
    let isReading = false
    let isAgain = false
    const look = async () => {
      const { draft, kind } = store.state()
      const { id } = draft.stored
      if (id === null && kind.blank) return
      isAgain = isReading
      if (isReading) return
      isReading = true
      const before = draft.etag
      // Signed out or offline: the next save says so.
      const newest = await readNewest(id).catch(() => undefined)
      isReading = false
      // Ignore the refetched version if this editor has saved since the request.
      if (newest && store.state().draft.etag === before)
        store.dispatch({ type: 'readAgain', newest })
      if (newest === null) store.dispatch({ type: 'goneFound' })
      if (isAgain) void look()
    }
    return onRemoteChange((subjects) => {
      if (subjects.includes(subject)) void look()
    })
  }, [store, subject])
}
