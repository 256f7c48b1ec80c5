import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { currentUser } from '#src/services/auth/admin-users.ts'

export const GET = route(calls.getUser, async ({ actor }) => currentUser(actor))
