import 'server-only'
import type { Handlers } from '#src/http/handler.ts'
import {
  getStoredProfile,
  listProfileVersions,
  publishProfile,
  resetProfile,
  restoreProfileVersion,
  saveProfileDraft,
} from '#src/services/profile/profile-editing.ts'
import { importProfile } from '#src/services/import/import-resume-profile.ts'

export const profileHandlers: Handlers<'profile'> = {
  getProfile: getStoredProfile,
  saveProfileDraft,
  publishProfile,
  resetProfile,
  listProfileVersions,
  restoreProfileVersion,
  importProfile: ({ actor, body }) => importProfile({ actor, file: body, isDraft: true }),
}
