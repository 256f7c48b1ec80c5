import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { restoreResume } from '#src/services/resumes/resume-service.ts'

export const POST = route(calls.restoreResume, ({ actor, params }) =>
  restoreResume({ actor, id: params.id }),
)
