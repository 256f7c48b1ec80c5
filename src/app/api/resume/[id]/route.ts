import { calls } from '#src/contract/calls.ts'
import { route } from '#src/http/route.ts'
import { deleteResume } from '#src/services/resumes.ts'

export const DELETE = route(calls.deleteResume, ({ actor, params }) =>
  deleteResume({ actor, id: params.id }),
)
