import type { EditedProfile } from '#src/contract/profile/edited-profile.ts'
import type { Problems } from '#src/cms/drafts/draft-kind.ts'

/** Props of each part of the editor. */
export type ProfilePart = {
  value: EditedProfile
  problems: Problems
  change: (part: Partial<EditedProfile>) => void
  /** Of the newest value, for lists. */
  update: (change: (value: EditedProfile) => EditedProfile) => void
}
