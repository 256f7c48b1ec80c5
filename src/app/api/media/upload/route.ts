import { calls } from '#src/contract/calls.ts'
import { requestKey } from '#src/http/request-key.ts'
import { route } from '#src/http/route.ts'
import { createMedia } from '#src/services/media.ts'

export const POST = route(calls.uploadMedia, ({ actor, file, request }) =>
  createMedia({ actor, file, key: requestKey(request) }),
)
