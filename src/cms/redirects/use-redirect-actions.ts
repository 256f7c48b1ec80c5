import { redirectCalls } from '#src/contract/redirects/redirect-calls.ts'
import type { Redirect, RedirectBody } from '#src/contract/redirects/redirect-schemas.ts'
import { useSaveRedirect } from '#src/queries/redirect-queries.ts'
import { RequestError } from '#src/queries/request-error.ts'
import { useChange } from '#src/queries/use-change.ts'
import { runAction, undoAction } from '#src/cms/components/screen/run-action.ts'
import { bodyOf } from './redirect-draft.ts'
import { failed, succeeded } from '#src/cms/components/screen/action-toasts.ts'

export type RedirectActions = ReturnType<typeof useRedirectActions>

export function useRedirectActions() {
  const { mutateAsync: store } = useSaveRedirect()
  const { mutateAsync: remove } = useChange(redirectCalls.deleteRedirect)

  const saved = ({ id, address, isCovered }: Redirect, former: Redirect | undefined) =>
    succeeded(
      isCovered
        ? `Redirect saved, but a page exists at ${address} and takes precedence.`
        : 'Redirect saved',
      { action: undoAction(() => (former ? store({ id, ...bodyOf(former) }) : remove(id))) },
    )

  return {
    /** Rejects when it was refused: a refusal without a field is said here. */
    save: async (body: RedirectBody, former: Redirect | undefined) => {
      try {
        saved(await store({ id: former?.id, ...body }), former)
      } catch (error) {
        const isAtField = error instanceof RequestError && Object.keys(error.fields).length > 0
        if (!isAtField) failed('Failed to save the redirect')
        throw error
      }
    },
    remove: (redirect: Redirect) =>
      runAction({
        send: () => remove(redirect.id),
        done: `Redirect of ${redirect.address} deleted`,
        failure: 'Failed to delete the redirect',
        action: undoAction(() => store(bodyOf(redirect))),
      }),
  }
}
