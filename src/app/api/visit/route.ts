import { calls } from '#src/contract/calls.ts'
import { readerOf } from '#src/http/reader.ts'
import { route } from '#src/http/route.ts'
import { countPostVisit } from '#src/services/visits.ts'

export const POST = route(calls.createVisit, ({ actor, body, request }) =>
  countPostVisit({ actor, post: body.post, reader: readerOf(request) }),
)
