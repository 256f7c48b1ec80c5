import type { SaveMode } from '#src/cms/posts/saving/save-machine.ts'

type SaveState = { running: SaveMode | null; savedAt: Date | null; isUnsaved: boolean }

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** The result of the last Ctrl+S, in place of a toast: it may be pressed after every sentence. */
export const savedText = ({ running, savedAt }: SaveState): string => {
  if (running) return 'Saving...'
  return savedAt ? `Saved at ${time.format(savedAt)}` : ''
}

/** The same with what was typed since. */
export const saveStateText = (state: SaveState): string =>
  [savedText(state), state.isUnsaved && !state.running && 'Unsaved changes']
    .filter(Boolean)
    .join(' · ')
