import { profileCalls } from '#src/contract/profile/profile-calls.ts'
import type { EditedProfile } from '#src/contract/profile/edited-profile.ts'
import { callQuery } from './call-query.ts'
import { request } from './client.ts'
import { useChange } from './use-change.ts'

export const profileOptions = () => callQuery(profileCalls.getProfile, {}, { staleTime: 0 })

type Saving = { value: EditedProfile; isPublished: boolean; etag: string | null }

export const useSaveProfile = () =>
  useChange(profileCalls.publishProfile, {
    send: ({ value: body, isPublished, etag }: Saving) =>
      request(profileCalls[isPublished ? 'publishProfile' : 'saveProfileDraft'], { body, etag }),
  })
