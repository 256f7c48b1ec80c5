import { untilIdle } from '#src/lib/browser/until-idle.ts'
import { hasTextToLose } from './save-machine.ts'
import { saveReducer } from './save-reducer.ts'
import type { SaveEffect, SaveEvent, SaveState } from './save-machine.ts'

/** The state outside React: each event finds the newest one, whether or not it is rendered yet. */
export function createSaveStore(initial: SaveState) {
  let state = initial
  let run: (effect: SaveEffect) => void = () => undefined
  const listeners = new Set<() => void>()
  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    dispatch: (event: SaveEvent) => {
      const next = saveReducer(state, event)
      state = next.state
      for (const listener of listeners) listener()
      for (const effect of next.effects) run(effect)
    },
    /** Names what runs the effects. */
    connect: (runner: (effect: SaveEffect) => void) => {
      run = runner
    },
  }
}

/** Stores what an autosave stores, now. @returns whether nothing is left that leaving would lose */
export async function settle({ state, subscribe, dispatch }: SaveStore): Promise<boolean> {
  dispatch({ type: 'requested', mode: 'auto' })
  await untilIdle(subscribe, () => state().status.kind === 'saving')
  return !hasTextToLose(state())
}

export type SaveStore = ReturnType<typeof createSaveStore>
