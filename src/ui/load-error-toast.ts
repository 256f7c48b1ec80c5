import { toast } from '#src/ui/toast/toast-store.ts'

/** A dialog or menu whose code did not come: it closes, the screen stays, and the next try asks again. */
export const showLoadError = (what: string) =>
  toast({ variant: 'destructive', title: 'Error', description: `${what} could not be loaded` })
