import { calls } from '#src/contract/calls.ts'
import { route } from '#src/http/route.ts'
import { currentUser } from '#src/services/users.ts'

export const GET = route(calls.getUser, async ({ actor }) => currentUser(actor))
