import { toast } from '#src/ui/toast/toast.ts'

/** For a dialog or menu whose code failed to load: it closes, the screen stays, and opening it again retries. */
export const showLoadError = (name: string) =>
  toast({ variant: 'destructive', title: 'Error', description: `${name} could not be loaded` })
