import { calls } from '#src/contract/calls.ts'
import { route } from '#src/http/route.ts'
import { getActiveResume } from '#src/services/resumes.ts'

export const GET = route(calls.getActiveResume, () => getActiveResume())
