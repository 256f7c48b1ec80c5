import { calls } from '#src/contract/calls.ts'
import { route } from '#src/http/route.ts'
import { listMedia } from '#src/services/media.ts'

export const GET = route(calls.listMedia, ({ actor }) => listMedia({ actor }))
