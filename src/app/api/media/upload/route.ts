import { calls } from '#src/contract/api/calls.ts'
import { readIdempotencyKey } from '#src/http/idempotency-key.ts'
import { route } from '#src/http/route.ts'
import { createMedia } from '#src/services/media/media-service.ts'

export const POST = route(calls.uploadMedia, ({ actor, file, request }) =>
  createMedia({ actor, file, key: readIdempotencyKey(request) }),
)
