import { calls } from '#src/contract/calls.ts'
import { route } from '#src/http/route.ts'
import { createResume } from '#src/services/resumes.ts'

export const POST = route(calls.uploadResume, ({ actor, file }) => createResume({ actor, file }))
