import { RequestError } from '#src/queries/request-error.ts'
import { toast } from '#src/ui/toast/toast-store.ts'

/** Says that an action succeeded. @param more for example its undo */
export const succeeded = (description: string, more = {}) =>
  void toast({ title: 'Success', description, ...more })

export const failed = (description: string, more = {}) =>
  void toast({ variant: 'destructive', title: 'Error', description, ...more })

/** Returns callbacks for `mutate` that say how the action ended. @param more for example its undo */
export const noticesOf = <R>(
  done: string | ((result: R) => string),
  failure: string,
  more = {},
) => ({
  onSuccess: (result: R) => succeeded(typeof done === 'string' ? done : done(result), more),
  onError: () => failed(failure),
})

export const failedBecause = (error: unknown, otherwise: string) =>
  failed((error instanceof RequestError && error.serverMessage) || otherwise)
