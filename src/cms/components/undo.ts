import { LIMITS } from '#src/contract/limits.ts'
import { RequestError } from '#src/queries/request-error.ts'
import { failed, succeeded } from './notices.ts'

/** Note for the confirmation of an action that moves something to the trash. */
export const TRASH_NOTE = `You can restore it for ${LIMITS.trashDays} days.`

/**
 * The undo button of a toast. Keeps working after its screen is left.
 * @param revert rejects when nothing was restored
 */
export const undoAction = (revert: () => Promise<unknown>) => ({
  label: 'Undo',
  onAction: () => void undo(revert),
})

/**
 * Undo button for a deletion that failed without a response. If the item is missing from the list when read
 * again, the deletion succeeded and can be undone.
 * @param listed the current items, if known
 */
export function undoAfterLostResponse(lost: {
  error: unknown
  ids: readonly string[]
  listed: readonly { id: string }[] | undefined
  revert: () => Promise<unknown>
}) {
  const { error, ids, listed, revert } = lost
  const isAnswered = error instanceof RequestError
  const isThere = !listed || listed.some(({ id }) => ids.includes(id))
  return isAnswered || isThere ? {} : { action: undoAction(revert) }
}

type Deletion = {
  ids: readonly string[]
  /** The current items, if known. */
  listed: () => readonly { id: string }[] | undefined
  send: () => Promise<unknown>
  revert: () => Promise<unknown>
  done: string | (() => string)
  failure: string
}

/** Deletes, and says how that went, with an undo. */
export async function deleteWithUndo(deletion: Deletion) {
  const { ids, listed, send, revert, done, failure } = deletion
  try {
    await send()
    succeeded(typeof done === 'string' ? done : done(), { action: undoAction(revert) })
  } catch (error) {
    failed(failure, undoAfterLostResponse({ error, ids, listed: listed(), revert }))
  }
}

async function undo(revert: () => Promise<unknown>) {
  try {
    await revert()
    succeeded('Undone')
  } catch {
    failed('Failed to undo', { action: undoAction(revert) })
  }
}
