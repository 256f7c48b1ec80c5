import { createListeners } from '#src/lib/browser/listeners.ts'
import { randomKey } from '#src/lib/random-key.ts'
import { hasUnsavedText } from './draft-machine.ts'
import type { DraftEffect, DraftEvent, DraftState, Transition } from './draft-machine.ts'
import type { DraftKind, Version } from './draft-kind.ts'
import { draftReducer } from './draft-reducer.ts'

/** The state outside React: each event finds the newest one, whether or not it is rendered yet. */
export type DraftStore<S extends Version = Version> = {
  state(this: void): DraftState<S>
  subscribe(this: void, listener: () => void): () => void
  dispatch(this: void, event: DraftEvent<S>): void
  connect(this: void, runner: (effect: DraftEffect<S>) => void): void
}

/** `key`: idempotency key of a new document, so that a retry after a lost response creates no second one. */
export function createDraftStore<S extends Version>(
  kind: DraftKind<S>,
  stored: S,
  key = randomKey(),
): DraftStore<S> {
  let state: DraftState<S> = {
    kind,
    status: { kind: 'idle' },
    draft: { stored, form: stored.form, etag: stored.etag, key },
    isNew: stored.id === null,
    savedAt: null,
    unanswered: [],
    isDiscarded: false,
    revision: 0,
  }
  let run: (effect: DraftEffect<S>) => void = () => undefined
  const { subscribe, notify } = createListeners()
  return {
    state: () => state,
    subscribe,
    dispatch: (event) => {
      // The reducer makes versions of none but this kind.
      const next = draftReducer(state, event) as Transition<S>
      state = next.state
      notify()
      for (const effect of next.effects) run(effect)
    },
    connect: (runner) => {
      run = runner
    },
  }
}

/** Returns whether nothing would be lost by leaving. */
export async function settle(store: DraftStore): Promise<boolean> {
  const { state, subscribe, dispatch } = store
  dispatch({ type: 'requested', mode: 'auto' })
  const { promise, resolve } = Promise.withResolvers<void>()
  const check = () => state().status.kind === 'saving' || resolve()
  const stop = subscribe(check)
  check()
  await promise
  stop()
  return !hasUnsavedText(state())
}
