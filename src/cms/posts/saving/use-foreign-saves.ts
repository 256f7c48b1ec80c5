import { useEffect } from 'react'
import { onForeignChange } from '#src/queries/foreign-changes.ts'
import { readOpenedPost } from '#src/queries/post-draft-queries.ts'
import type { SaveStore } from './save-store.ts'

/** Looks whether a change made elsewhere was of this post. The form keeps what was typed. */
export function useForeignSaves(store: SaveStore) {
  useEffect(() => {
    let isReading = false
    let isAgain = false
    const read = async () => {
      const { id } = store.state().draft.stored
      if (id === null) return
      isAgain = isReading
      if (isReading) return
      isReading = true
      const before = store.state().draft.etag
      // Signed out or offline: the next save says so.
      const newest = await readOpenedPost(id).catch(() => undefined)
      isReading = false
      // What this editor stored meanwhile is newer than what was read.
      if (newest && store.state().draft.etag === before)
        store.dispatch({ type: 'readAgain', newest })
      if (newest === null) store.dispatch({ type: 'goneFound' })
      if (isAgain) void read()
    }
    return onForeignChange((subjects) => {
      if (subjects.includes('posts')) void read()
    })
  }, [store])
}
