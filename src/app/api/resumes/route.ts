import { calls } from '#src/contract/calls.ts'
import { route } from '#src/http/route.ts'
import { listResumes } from '#src/services/resumes.ts'

export const GET = route(calls.listResumes, ({ actor }) => listResumes({ actor }))
