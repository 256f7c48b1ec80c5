import type { EditedProfile } from '#src/contract/profile/edited-profile.ts'
import type { Problems } from '#src/cms/drafts/draft-kind.ts'

export type ProfilePart = {
  value: EditedProfile
  problems: Problems
  change: (part: Partial<EditedProfile>) => void
  update: (change: (value: EditedProfile) => EditedProfile) => void
}
