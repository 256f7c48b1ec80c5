import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { isUnsaved, openedDocument, savesItself } from './document-draft.ts'
import type { DocumentDraft, StoredDocument } from './document-draft.ts'
import type { DocumentEffect, SaveRequest } from './document-reducer.ts'
import { createDocumentStore, settle } from './document-store.ts'
import type { DocumentStore } from './document-store.ts'
import { isUnanswered, saveFailure } from './save-failure.ts'
import { useLocalCopy } from './use-local-copy.ts'
import { usePageEvents } from './use-page-events.ts'
import { useUnsavedChangesGuard } from './use-unsaved-changes-guard.tsx'

/** After the last change. */
const AUTOSAVE_MS = 2000
/** Between attempts while there is no answer; the browser's `online` event is not reliable. */
const RETRY_MS = 5000

type DocumentDraftOptions<V> = {
  /** 'profile', for questions. */
  what: string
  /** As it was read when the screen opened. */
  initial: StoredDocument<V>
  /** Rejects with what the client throws. The texts of the answer are those that were sent: a space at the caret must not vanish. */
  save: (request: SaveRequest<V>) => Promise<StoredDocument<V>>
  /** The newest version, for a conflict. */
  read: (id: string | null) => Promise<StoredDocument<V>>
  onStored?: (request: SaveRequest<V>, stored: StoredDocument<V>) => void
}

/**
 * Edits a document that saves itself as a draft after a pause, and is published by a step of its own. `V` is JSON.
 * Render `leaveQuestion`.
 */
export function useDocumentDraft<V>(options: DocumentDraftOptions<V>) {
  const { what, initial, save, read, onStored } = options
  const [store] = useState(() => createDocumentStore(openedDocument(initial)))
  const { dispatch, subscribe } = store
  const draft = useSyncExternalStore(subscribe, store.draft, store.draft)

  const run = async (effect: DocumentEffect<V>) => {
    if (effect.type === 'readTheirs') {
      const theirs = await read(store.draft().stored.id).catch(() => null)
      return dispatch({ type: 'theirsRead', theirs })
    }
    try {
      const stored = await save(effect)
      dispatch({ type: 'stored', stored })
      onStored?.(effect, stored)
    } catch (error) {
      dispatch({ type: 'failed', failure: saveFailure(error), isUnanswered: isUnanswered(error) })
    }
  }
  useLayoutEffect(() => store.connect((effect) => void run(effect)))
  useAutosave(store, draft)
  const copy = useLocalCopy(`${what}:${initial.id ?? 'new'}`, draft)
  const saveNow = () => dispatch({ type: 'requested', save: 'draft' })
  usePageEvents({ onSave: saveNow, onHide: copy.write })
  const leaveQuestion = useUnsavedChangesGuard({
    what,
    hasUnsaved: () => isUnsaved(store.draft()),
    save: () => settle(store),
    onDiscard: () => dispatch({ type: 'discarded' }),
  })
  return {
    draft,
    /** The newest stored version, whether or not it is rendered yet. */
    stored: () => store.draft().stored,
    leaveQuestion,
    /** Text of an earlier visit that was not stored. */
    earlier: copy.earlier,
    change: (part: Partial<V>) =>
      dispatch({ type: 'changed', change: (value) => ({ ...value, ...part }) }),
    /** The same of the newest value, for lists. */
    update: (change: (value: V) => V) => dispatch({ type: 'changed', change }),
    save: saveNow,
    publish: () => dispatch({ type: 'requested', save: 'publication' }),
    resolve: (keep: 'mine' | 'theirs') => dispatch({ type: 'conflictResolved', keep }),
    /** The server has another document now: a restored version, an import. */
    replace: (stored: StoredDocument<V>) => dispatch({ type: 'replaced', stored }),
    restore: (value: V) => dispatch({ type: 'restored', value }),
    /** Before an action on the server that needs all of it there. @returns whether all is stored */
    settle: () => settle(store),
  }
}

export type EditedDocument<V> = ReturnType<typeof useDocumentDraft<V>>

/** Saves after a pause, and again and again while there is no answer. */
function useAutosave<V>({ dispatch }: DocumentStore<V>, draft: DocumentDraft<V>) {
  const { failure, saving, value } = draft
  const isDue = savesItself(draft)
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => dispatch({ type: 'requested', save: 'draft' }), AUTOSAVE_MS)
    return () => clearTimeout(timer)
  }, [isDue, value, dispatch])

  const lost = failure?.kind === 'offline' && !saving ? failure.save : null
  useEffect(() => {
    if (lost === null) return
    const attempt = () => dispatch({ type: 'requested', save: lost })
    const timer = setInterval(attempt, RETRY_MS)
    window.addEventListener('online', attempt)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', attempt)
    }
  }, [lost, dispatch])
}
