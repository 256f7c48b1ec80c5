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
  saveAnnouncementDraft,
  publishAnnouncement,
  listAnnouncementVersions,
  restoreAnnouncementVersion,
}
