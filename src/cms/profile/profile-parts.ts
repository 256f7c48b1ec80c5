import type { EditedProfile } from '#src/contract/profile/edited-profile.ts'
import type { EditedPart } from '#src/cms/documents/document-editor.tsx'

export type ProfilePart = EditedPart<EditedProfile>
