import { redirectCalls } from '#src/contract/redirects/redirect-calls.ts'
import type { Redirect, RedirectBody } from '#src/contract/redirects/redirect-calls.ts'
import { RequestError } from '#src/queries/request-error.ts'
import { useChange } from '#src/queries/use-change.ts'
import { failed, runAction, succeeded, undoAction } from '#src/cms/components/screen/run-action.ts'
import { bodyOf } from './redirect-draft.ts'

export type RedirectActions = ReturnType<typeof useRedirectActions>

export function useRedirectActions() {
  const creation = useChange(redirectCalls.createRedirect)
  const update = useChange(redirectCalls.updateRedirect)
  const { mutateAsync: remove } = useChange(redirectCalls.deleteRedirect)
  const store = (body: RedirectBody, id?: string) =>
    id === undefined ? creation.mutateAsync({ body }) : update.mutateAsync({ params: { id }, body })

  const saved = ({ id, address, isCovered }: Redirect, former: Redirect | undefined) =>
    succeeded(
      isCovered
        ? `Redirect saved, but a page exists at ${address} and takes precedence.`
        : 'Redirect saved',
      { action: undoAction(() => (former ? store(bodyOf(former), id) : remove(id))) },
    )

  return {
    /** Rejects when it was refused: a refusal without a field is said here. */
    save: async (body: RedirectBody, former: Redirect | undefined) => {
      try {
        saved(await store(body, former?.id), former)
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
