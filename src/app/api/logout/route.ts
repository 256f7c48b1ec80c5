import { calls } from '#src/contract/calls.ts'
import { route } from '#src/http/route.ts'
import { navigate, visitOf } from '#src/http/visit.ts'
import { leave } from '#src/services/sign-out.ts'

export const GET = route(calls.logout, async ({ request }) =>
  navigate(await leave(visitOf(request))),
)
