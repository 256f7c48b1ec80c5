import type { EditedProfile } from '#src/contract/profile/edited-profile.ts'
import type { FieldProblems } from '#src/cms/documents/document-draft.ts'

/** Props of each part of the editor. */
export type ProfilePart = {
  value: EditedProfile
  problems: FieldProblems
  change: (part: Partial<EditedProfile>) => void
  /** Of the newest value, for lists. */
  update: (change: (value: EditedProfile) => EditedProfile) => void
}
