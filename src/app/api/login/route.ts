import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { navigationResponse, navigationOf } from '#src/http/navigation.ts'
import { startSignIn } from '#src/services/auth/sign-in.ts'

export const GET = route(calls.login, async ({ query, request }) =>
  navigationResponse(
    await startSignIn({
      visit: navigationOf(request),
      returnTo: query.returnTo,
      isRedirected: query.redirected !== undefined,
    }),
  ),
)
