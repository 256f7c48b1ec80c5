import { LIMITS } from '#src/contract/limits.ts'
import { RequestError } from '#src/queries/request-error.ts'
import type { Question } from '#src/ui/overlays/confirm-dialog.tsx'
import { failed, succeeded } from './notices.ts'

export const TRASH_NOTE = `You can restore it for ${LIMITS.trashDays} days.`

/** One text for posts, media and resumes (S2-cms-blog-21). */
export const deletionQuestion = (name: string): Question => deletionQuestionFor(`"${name}"`)

/** For items without a name, for example '3 posts'. */
export const deletionQuestionFor = (what: string): Question => ({
  title: `Are you sure you want to delete ${what}?`,
  description: TRASH_NOTE,
  confirmLabel: 'Delete',
  isDestructive: true,
})

/**
 * The undo button of a toast. Keeps working after its screen is left.
 * @param revert rejects when nothing was restored
 */
export const undoAction = (revert: () => Promise<unknown>) => ({
  label: 'Undo',
  onAction: () => void undo(revert),
})

type Deletion = {
  ids: readonly string[]
  listed: () => readonly { id: string }[] | undefined
  send: () => Promise<unknown>
  revert: () => Promise<unknown>
  done: string | (() => string)
  failure: string
}

/**
 * Deletes, and says how that went, with an undo. After a failure without a response the deletion can be undone too, if the
 * item is missing from the list when read again.
 */
export async function deleteWithUndo(deletion: Deletion) {
  const { ids, listed, send, revert, done, failure } = deletion
  const action = undoAction(revert)
  try {
    await send()
    succeeded(typeof done === 'string' ? done : done(), { action })
  } catch (error) {
    const isLost = !(error instanceof RequestError)
    const isGone = listed()?.some(({ id }) => ids.includes(id)) === false
    failed(failure, isLost && isGone ? { action } : {})
  }
}

async function undo(revert: () => Promise<unknown>) {
  try {
    await revert()
    succeeded('The change was undone.')
  } catch {
    failed('Failed to undo', { action: undoAction(revert) })
  }
}
