import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { activateResume } from '#src/services/resumes/resume-service.ts'

export const PUT = route(calls.activateResume, ({ actor, params }) =>
  activateResume({ actor, id: params.id }),
)
