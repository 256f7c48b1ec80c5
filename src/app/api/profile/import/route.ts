import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { importProfile } from '#src/services/profile/profile-import.ts'

export const POST = route(calls.importProfile, ({ actor, body }) =>
  importProfile({ actor, file: body, isDraft: true }),
)
