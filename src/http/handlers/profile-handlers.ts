import 'server-only'
import { handlersOf } from '#src/http/handler.ts'
import type { Handlers } from '#src/http/handler.ts'
import * as profile from '#src/services/profile/profile-editing.ts'
import { importProfile } from '#src/services/import/import-resume-profile.ts'

export const profileHandlers: Handlers<'profile'> = {
  ...handlersOf(profile),
  importProfile: ({ actor, body }) => importProfile({ actor, file: body, isDraft: true }),
}
