import { toProfileData } from '#collections/profile-data.ts'
import type { DocumentVersion } from '#src/contract/document-schemas.ts'
import type { EditedProfile, StoredProfile } from '#src/contract/profile/edited-profile.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import {
  findGlobalVersion,
  listGlobalVersions,
  readGlobal,
  saveGlobal,
} from '#src/services/platform/global-documents.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { toEditedProfile, toProfileFields } from './edited-profile-mapper.ts'

type Change = {
  actor: Admin
  /** ETag of the edited copy. */
  ifMatch: string | null
}
type Saving = Change & { profile: EditedProfile }

const slug = 'profile'

type Read = Awaited<ReturnType<typeof readGlobal<typeof slug>>>

const toStored = ({ doc, ...facts }: Read): StoredProfile => ({
  profile: toEditedProfile(doc),
  ...facts,
})

/** GET /api/profile: as last saved, or the default content. */
export const getStoredProfile = async ({ actor }: { actor: Admin }): Promise<StoredProfile> =>
  toStored(await readGlobal({ actor, slug }))

/** PUT /api/profile/draft. Errors: `stale`. */
export const saveProfileDraft = ({ profile, ...change }: Saving): Promise<StoredProfile> =>
  save(change, { data: toProfileFields(profile), isPublished: false })

/** PUT /api/profile. Errors: `stale`; `invalid` with fields. */
export const publishProfile = ({ profile, ...change }: Saving): Promise<StoredProfile> =>
  save(change, { data: toProfileFields(profile), isPublished: true })

/** POST /api/profile/reset: the default content as a draft. Errors: `stale`. */
export const resetProfile = (change: Change): Promise<StoredProfile> =>
  save(change, { data: { ...toProfileData(defaultProfile), portrait: null }, isPublished: false })

/** GET /api/profile/versions: newest first. */
export const listProfileVersions = ({ actor }: { actor: Admin }): Promise<DocumentVersion[]> =>
  listGlobalVersions({ actor, slug })

/** POST /api/profile/versions/{version}/restore: its fields as a draft. Errors: `not-found`, `stale`. */
export async function restoreProfileVersion({
  version,
  ...change
}: Change & { version: string }): Promise<StoredProfile> {
  const found = await findGlobalVersion({ actor: change.actor, slug, version })
  return saveProfileDraft({ ...change, profile: toEditedProfile(found) })
}

type Saved = Pick<Parameters<typeof saveGlobal<typeof slug>>[0], 'data' | 'isPublished'>

const save = async (change: Change, saved: Saved) =>
  toStored(await saveGlobal({ slug, ...change, ...saved }))
