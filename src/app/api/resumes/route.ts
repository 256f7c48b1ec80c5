import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { listResumes } from '#src/services/resumes/resume-service.ts'

export const GET = route(calls.listResumes, ({ actor }) => listResumes({ actor }))
