import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { navigationResponse, navigationOf } from '#src/http/navigation.ts'
import { signOut } from '#src/services/auth/sign-out.ts'

export const GET = route(calls.logout, async ({ request }) =>
  navigationResponse(await signOut(navigationOf(request))),
)
