import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { listAdministrators } from '#src/services/auth/administrators.ts'

export const GET = route(calls.listAdministrators, ({ actor }) => listAdministrators({ actor }))
