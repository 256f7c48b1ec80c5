import { RequestError } from '#src/queries/request-error.ts'
import { toast } from '#src/ui/toast/toast-store.ts'

/** The server's reason, for a step of an import that did not begin. */
export function showImportFailure(error: Error): void {
  const reason = error instanceof RequestError ? error.serverMessage : undefined
  toast({
    variant: 'destructive',
    title: 'Error',
    description: reason ?? 'The server did not answer. Try again.',
  })
}
