import { deleteLocalCopy, lockLocalCopy, saveLocalCopy } from '#src/lib/browser/local-copies.ts'
import { randomKey } from '#src/lib/random-key.ts'
import type { DraftStore } from './draft-store.ts'

const DELAY_MS = 100

export const copySubject = (noun: string, id: string | null) => `${noun}:${id ?? 'new'}`

// Without storage (private windows), the warning before leaving still works.
const ignore = () => undefined

/** Stores unsaved text in this browser, where it survives a crash, a reload and a closed tab. */
export function createDraftCopies(store: DraftStore, noun: string) {
  const key = randomKey()
  let timer: ReturnType<typeof setTimeout> | undefined

  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const write = async (): Promise<boolean> => {
    cancel()
    const { stored, form, etag, key: creation } = store.state().draft
    const value = { form, etag, key: creation }
    const copy = { key, subject: copySubject(noun, stored.id), at: new Date().toISOString(), value }
    return saveLocalCopy(copy).then(
      () => true,
      () => false,
    )
  }
  return {
    lock: () => lockLocalCopy(key),
    write: async () => void (await write()),
    schedule: () => {
      // Throttled, not debounced: continuous typing is stored too.
      timer ??= setTimeout(() => void write(), DELAY_MS)
    },
    remove: () => {
      cancel()
      return deleteLocalCopy(key).catch(ignore)
    },
    /** Deletes the copy of an earlier visit once its text is stored by this tab. */
    replace: async (restored: string) => {
      if (await write()) await deleteLocalCopy(restored).catch(ignore)
    },
  }
}
