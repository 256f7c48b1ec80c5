import { calls } from '#src/contract/calls.ts'
import { route } from '#src/http/route.ts'
import { navigate, visitOf } from '#src/http/visit.ts'
import { startSignIn } from '#src/services/sign-in/sign-in.ts'

export const GET = route(calls.login, async ({ query, request }) =>
  navigate(
    await startSignIn({
      visit: visitOf(request),
      returnTo: query.returnTo,
      isRedirected: query.redirected !== undefined,
    }),
  ),
)
