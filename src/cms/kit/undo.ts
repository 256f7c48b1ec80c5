import { LIMITS } from '#src/contract/limits.ts'
import { toast } from '#src/ui/toast/toast-store.ts'

/** Under a question whose deed ends in the trash. */
export const TRASH_NOTE = `It can be taken back for ${LIMITS.trashDays} days.`

/**
 * The button of a notice that takes back what the notice tells of. Works on when its screen was left.
 * @param takeBack rejects when nothing was taken back
 */
export const undoAction = (takeBack: () => Promise<unknown>) => ({
  label: 'Undo',
  onAction: () => void undo(takeBack),
})

async function undo(takeBack: () => Promise<unknown>) {
  try {
    await takeBack()
    toast({ title: 'Success', description: 'Undone' })
  } catch {
    toast({
      variant: 'destructive',
      title: 'Error',
      description: 'Failed to undo',
      action: undoAction(takeBack),
    })
  }
}
