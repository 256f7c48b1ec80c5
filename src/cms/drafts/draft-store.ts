import { createListeners } from '#src/lib/browser/listeners.ts'
import { hasTextToLose } from './draft-machine.ts'
import type { DraftEffect, DraftEvent, DraftState } from './draft-machine.ts'
import type { Version } from './draft-kind.ts'
import { draftReducer } from './draft-reducer.ts'

/** The state outside React: each event finds the newest one, whether or not it is rendered yet. */
export function createDraftStore<S extends Version>(initial: DraftState<S>) {
  let state = initial
  let run: (effect: DraftEffect<S>) => void = () => undefined
  const { subscribe, notify } = createListeners()
  return {
    state: () => state,
    subscribe,
    dispatch: (event: DraftEvent<S>) => {
      const next = draftReducer(state, event)
      state = next.state
      notify()
      for (const effect of next.effects) run(effect)
    },
    /** Names what runs the effects. */
    connect: (runner: (effect: DraftEffect<S>) => void) => {
      run = runner
    },
  }
}

export type DraftStore<S extends Version> = ReturnType<typeof createDraftStore<S>>

/** Stores what an automatic save stores, now. @returns whether nothing is left that leaving would lose */
export async function settle<S extends Version>(store: DraftStore<S>): Promise<boolean> {
  const { state, subscribe, dispatch } = store
  dispatch({ type: 'requested', mode: 'auto' })
  await new Promise<void>((resolve) => {
    const check = () => {
      if (state().status.kind === 'saving') return
      stop()
      resolve()
    }
    const stop = subscribe(check)
    check()
  })
  return !hasTextToLose(state())
}
