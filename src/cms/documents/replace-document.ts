import { toast } from '#src/ui/toast/toast-store.ts'
import { saveFailure } from './save-failure.ts'

/**
 * Runs an action that replaces a document on the server, after what was typed is stored there: its history keeps it.
 * @returns whether it was done; shows why not
 */
export async function replaceDocument(isSettled: boolean, run: () => Promise<void>) {
  const fail = (description: string) => {
    toast({ variant: 'destructive', title: 'Error', description })
    return false
  }
  if (!isSettled) return fail('Your changes could not be saved, so nothing was replaced.')
  try {
    await run()
    return true
  } catch (error) {
    return fail(saveFailure(error).message)
  }
}
