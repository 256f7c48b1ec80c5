import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { navigationResponse, navigationOf } from '#src/http/navigation.ts'
import { finishSignIn } from '#src/services/auth/sign-in.ts'

export const GET = route(calls.loginCallback, async ({ request }) =>
  navigationResponse(
    await finishSignIn({ visit: navigationOf(request), query: new URL(request.url).searchParams }),
  ),
)
