import { toProfileData } from '#collections/profile/profile-data.ts'
import type { StoredProfile } from '#src/contract/profile/edited-profile.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { editedGlobal } from '#src/services/platform/edited-global.ts'
import type { GlobalChange } from '#src/services/platform/edited-global.ts'
import { toEditedProfile, toProfileFields } from './profile-mapper.ts'

const editing = editedGlobal({
  slug: 'profile',
  toEdited: toEditedProfile,
  toFields: toProfileFields,
})

/** The profile as it is edited; the default content before the first save. */
export const {
  get: getProfile,
  saveDraft: saveProfileDraft,
  publish: publishProfile,
  listVersions: listProfileVersions,
  restoreVersion: restoreProfileVersion,
} = editing

/** POST /api/profile/reset: the default content as a draft. Errors: `stale`. */
export const resetProfile = (change: GlobalChange): Promise<StoredProfile> =>
  editing.saveFields(change, {
    data: { ...toProfileData(defaultProfile), portrait: null },
    isPublished: false,
  })
