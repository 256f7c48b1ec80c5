import { untilIdle } from '#src/lib/browser/until-idle.ts'
import { isUnsaved } from './document-draft.ts'
import type { DocumentDraft } from './document-draft.ts'
import { documentReducer } from './document-reducer.ts'
import type { DocumentEffect, DocumentEvent } from './document-reducer.ts'

/** The draft outside React: each event finds the newest one, whether or not it is rendered yet. */
export function createDocumentStore<V>(initial: DocumentDraft<V>) {
  let draft = initial
  let run: (effect: DocumentEffect<V>) => void = () => undefined
  const listeners = new Set<() => void>()
  return {
    draft: () => draft,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    dispatch: (event: DocumentEvent<V>) => {
      const next = documentReducer(draft, event)
      draft = next.draft
      for (const listener of listeners) listener()
      for (const effect of next.effects) run(effect)
    },
    /** Names what runs the effects. */
    connect: (runner: (effect: DocumentEffect<V>) => void) => {
      run = runner
    },
  }
}

export type DocumentStore<V> = ReturnType<typeof createDocumentStore<V>>

/** Saves a draft now. @returns whether everything is stored */
export async function settle<V>({
  draft,
  dispatch,
  subscribe,
}: DocumentStore<V>): Promise<boolean> {
  dispatch({ type: 'requested', save: 'draft' })
  await untilIdle(subscribe, () => draft().saving !== null)
  return !isUnsaved(draft())
}
