import { toProfileData } from '#collections/profile/profile-data.ts'
import type { Profile as ProfileDocument } from '#collections/generated/payload-types.ts'
import type { EditedProfile } from '#src/contract/profile/edited-profile.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { toEditedProfile } from '#src/services/profile/profile-mapper.ts'

/** The default content as it is edited. */
export const editedProfile = (change: Partial<EditedProfile> = {}): EditedProfile => ({
  ...toEditedProfile(toProfileData(defaultProfile) as unknown as ProfileDocument),
  ...change,
})
