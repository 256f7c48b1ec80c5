import { toProfileData } from '#collections/profile/profile-data.ts'
import type { Profile } from '#src/contract/profile/profile.ts'
import { as, withTransaction } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'

type Saving = {
  actor: Admin
  profile: Profile
  /** A draft is public only after it was published in the built-in admin. */
  isDraft: boolean
  /** The portrait is a file of the library: it is kept unless it is taken away. */
  isPortraitRemoved: boolean
}

/** Saves the whole profile. Errors: `invalid` with the field, when a published text exceeds its limit. */
export async function saveProfile({
  actor,
  profile,
  isDraft,
  isPortraitRemoved,
}: Saving): Promise<void> {
  const data = {
    ...toProfileData(profile),
    ...(isPortraitRemoved && { portrait: null }),
    _status: isDraft ? ('draft' as const) : ('published' as const),
  }
  await withTransaction(actor, (req) =>
    req.payload.updateGlobal({
      slug: 'profile',
      data,
      draft: isDraft,
      ...as(actor, req),
    }),
  )
}
