import { calls } from '#src/contract/calls.ts'
import { requestKey } from '#src/http/request-key.ts'
import { route } from '#src/http/route.ts'
import { createResume } from '#src/services/resumes.ts'

export const POST = route(calls.uploadResume, ({ actor, file, request }) =>
  createResume({ actor, file, key: requestKey(request) }),
)
