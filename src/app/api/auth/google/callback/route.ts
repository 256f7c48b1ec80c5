import { calls } from '#src/contract/calls.ts'
import { route } from '#src/http/route.ts'
import { navigate, visitOf } from '#src/http/visit.ts'
import { finishSignIn } from '#src/services/sign-in/sign-in.ts'

export const GET = route(calls.loginCallback, async ({ request }) =>
  navigate(
    await finishSignIn({ visit: visitOf(request), query: new URL(request.url).searchParams }),
  ),
)
