import { LIMITS } from '#src/contract/limits.ts'
import { RequestError } from '#src/queries/request-error.ts'
import { toast } from '#src/ui/toast/toast-store.ts'

/** Under a question whose deed ends in the trash. */
export const TRASH_NOTE = `You can restore it for ${LIMITS.trashDays} days.`

/**
 * The button of a notice that takes back what the notice tells of. Works on when its screen was left.
 * @param revert rejects when nothing was taken back
 */
export const undoAction = (revert: () => Promise<unknown>) => ({
  label: 'Undo',
  onAction: () => void undo(revert),
})

/**
 * The same for a deletion that failed for want of an answer. What was read since then tells whether it was done
 * all the same: then the thing is gone, and can be taken back.
 * @param listed what is there now, as far as it is known
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

async function undo(revert: () => Promise<unknown>) {
  try {
    await revert()
    toast({ title: 'Success', description: 'Undone' })
  } catch {
    toast({
      variant: 'destructive',
      title: 'Error',
      description: 'Failed to undo',
      action: undoAction(revert),
    })
  }
}
