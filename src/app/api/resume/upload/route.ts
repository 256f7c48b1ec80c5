import { calls } from '#src/contract/api/calls.ts'
import { readIdempotencyKey } from '#src/http/idempotency-key.ts'
import { route } from '#src/http/route.ts'
import { createResume } from '#src/services/resumes/resume-service.ts'

export const POST = route(calls.uploadResume, ({ actor, file, request }) =>
  createResume({ actor, file, key: readIdempotencyKey(request) }),
)
