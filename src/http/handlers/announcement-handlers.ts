import 'server-only'
import type { Handlers } from '#src/http/handler.ts'
import {
  getStoredAnnouncement,
  listAnnouncementVersions,
  publishAnnouncement,
  restoreAnnouncementVersion,
  saveAnnouncementDraft,
} from '#src/services/announcement/announcement-editing.ts'

export const announcementHandlers: Handlers<'announcement'> = {
  getAnnouncement: getStoredAnnouncement,
  saveAnnouncementDraft: ({ body, ...input }) =>
    saveAnnouncementDraft({ ...input, announcement: body }),
  publishAnnouncement: ({ body, ...input }) =>
    publishAnnouncement({ ...input, announcement: body }),
  listAnnouncementVersions,
  restoreAnnouncementVersion,
}
