import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { deleteResume } from '#src/services/resumes/resume-service.ts'

export const DELETE = route(calls.deleteResume, ({ actor, params }) =>
  deleteResume({ actor, id: params.id }),
)
