import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { getActiveResume } from '#src/services/resumes/resume-service.ts'

export const GET = route(calls.getActiveResume, () => getActiveResume())
