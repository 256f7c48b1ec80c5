import { RequestError } from '#src/queries/request-error.ts'
import { toast } from '#src/ui/toast/toast.ts'

export const succeeded = (description: string, more = {}) =>
  void toast({ title: 'Success', description, ...more })

export const failed = (description: string, more = {}) =>
  void toast({ variant: 'destructive', title: 'Error', description, ...more })

/** Returns the server's reason, if it gave one. */
export const reasonOr = (error: unknown, otherwise: string): string =>
  (error instanceof RequestError && error.serverMessage) || otherwise

/** Works after its screen is left. `revert` rejects when nothing was restored. */
export const undoAction = (revert: () => Promise<unknown>) => ({
  label: 'Undo',
  onAction: () =>
    void runAction({
      send: revert,
      done: 'The change was undone.',
      failure: 'Failed to undo',
      retry: undoAction(revert),
    }),
})

type ToastAction = { label: string; onAction: () => void }

type Action<T> = {
  send: () => Promise<T>
  done: string | ((result: T) => string)
  failure: string | ((error: unknown) => string)
  /** Offered after success, for example its undo. */
  action?: ToastAction | undefined
  /** Offered after a failure. */
  retry?: ToastAction
  /** Items that a deletion removes. */
  ids?: readonly string[]
  /** The current items, if known. */
  listed?: () => readonly { id: string }[] | undefined
}

/** Works after its screen is left. A deletion without a response can be undone if the item is missing when read again. */
export async function runAction<T>(run: Action<T>) {
  const { send, done, failure, action, retry, ids = [], listed } = run
  try {
    const result = await send()
    succeeded(typeof done === 'string' ? done : done(result), { action })
  } catch (error) {
    const isLost = !(error instanceof RequestError)
    const isGone = listed?.()?.some(({ id }) => ids.includes(id)) === false
    const text = typeof failure === 'string' ? failure : failure(error)
    failed(text, { action: isLost && isGone ? action : retry })
  }
}
