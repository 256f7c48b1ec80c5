import { RequestError } from '#src/queries/request-error.ts'
import { toast } from '#src/ui/toast/toast.ts'

export const succeeded = (description: string, more = {}) =>
  void toast({ title: 'Success', description, ...more })

export const failed = (description: string, more = {}) =>
  void toast({ variant: 'destructive', title: 'Error', description, ...more })

/** Returns the server's reason, if it gave one. */
export const reasonOr = (error: unknown, otherwise: string): string =>
  (error instanceof RequestError && error.serverMessage) || otherwise
