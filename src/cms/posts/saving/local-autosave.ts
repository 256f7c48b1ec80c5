import { deleteLocalCopy, saveLocalCopy } from '#src/lib/browser/local-copies.ts'
import type { SaveStore } from './save-store.ts'

/** Delay between a change of the form and its local copy. */
const DELAY_MS = 100

export const copySubject = (id: string | null) => `post:${id ?? 'new'}`

/** Stores unsaved text in this browser, where it survives a crash, a reload and a closed tab. */
export function createLocalAutosave(store: SaveStore) {
  const key = `${Date.now()}-${Math.random().toString(36).slice(2)}`
  let timer: ReturnType<typeof setTimeout> | undefined

  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
  }
  /** Resolves with whether it is stored: without storage (private windows), the warning before leaving still works. */
  const write = async (): Promise<boolean> => {
    cancel()
    const { stored, form, etag, key: creation } = store.state().draft
    const value = { form, etag, key: creation }
    const at = new Date().toISOString()
    const copy = { key, subject: copySubject(stored.id), at, value }
    return saveLocalCopy(copy).then(
      () => true,
      () => false,
    )
  }
  return {
    key,
    write: async () => void (await write()),
    schedule: () => {
      // Throttled, not debounced: continuous typing is stored too.
      timer ??= setTimeout(() => void write(), DELAY_MS)
    },
    remove: () => {
      cancel()
      return deleteLocalCopy(key).catch(() => undefined)
    },
    /** Deletes the copy of an earlier visit once its text is stored as that of this tab. */
    replace: async (restored: string) => {
      if (await write()) await deleteLocalCopy(restored).catch(() => undefined)
    },
  }
}
