import { calls } from '#src/contract/api/calls.ts'
import { readIdempotencyKey } from '#src/http/idempotency-key.ts'
import { route } from '#src/http/route.ts'
import { createResumeFromProfile } from '#src/services/profile/resume-from-profile.ts'

export const POST = route(calls.typesetResume, ({ actor, body, request }) =>
  createResumeFromProfile({ actor, paper: body.paper, key: readIdempotencyKey(request) }),
)
