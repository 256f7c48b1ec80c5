import { redirectCalls } from '#src/contract/redirects/redirect-calls.ts'
import type { RedirectBody } from '#src/contract/redirects/redirect-schemas.ts'
import { callQuery } from './call-query.ts'
import { request } from './client.ts'
import { useChange } from './use-change.ts'

/** Refetched on every mount: imports and posts change them too. */
export const redirectListOptions = () =>
  callQuery(redirectCalls.listRedirects, {}, { staleTime: 0 })

export const useSaveRedirect = () =>
  useChange(redirectCalls.createRedirect, {
    send: ({ id, ...body }: RedirectBody & { id?: string | undefined }) =>
      id === undefined
        ? request(redirectCalls.createRedirect, { body })
        : request(redirectCalls.updateRedirect, { params: { id }, body }),
  })
