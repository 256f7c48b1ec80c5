import type { Announcement as AnnouncementDocument } from '#collections/generated/payload-types.ts'
import type { EditedAnnouncement } from '#src/contract/announcement/announcement-calls.ts'
import { editedGlobal } from '#src/services/platform/edited-global.ts'
import { toInlineContent, toInlineDocument } from '#src/services/platform/inline-text.ts'

export const {
  get: getAnnouncement,
  saveDraft: saveAnnouncementDraft,
  publish: publishAnnouncement,
  listVersions: listAnnouncementVersions,
  restoreVersion: restoreAnnouncementVersion,
} = editedGlobal({ slug: 'announcement', toEdited, toFields })

function toFields({ text, ...others }: EditedAnnouncement) {
  return { text: toInlineDocument(text, 'text'), ...others }
}

function toEdited({ text, link, endsAt }: AnnouncementDocument): EditedAnnouncement {
  return {
    text: toInlineContent(text),
    link: { label: link?.label ?? '', url: link?.url ?? '' },
    endsAt: endsAt ? new Date(endsAt).toISOString() : null,
  }
}
