import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { importProfile } from '#src/services/import/json-resume.ts'

export const POST = route(calls.importProfile, ({ actor, body }) =>
  importProfile({ actor, file: body, isDraft: true }),
)
