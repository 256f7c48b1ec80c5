import { announcementCalls } from '#src/contract/announcement/announcement-calls.ts'
import type { EditedAnnouncement } from '#src/contract/announcement/announcement-calls.ts'
import { callQuery } from './call-query.ts'
import { request } from './client.ts'
import { useChange } from './use-change.ts'

export const announcementOptions = () =>
  callQuery(announcementCalls.getAnnouncement, {}, { staleTime: 0 })

type Saving = { value: EditedAnnouncement; isPublished: boolean; etag: string | null }

export const useSaveAnnouncement = () =>
  useChange(announcementCalls.publishAnnouncement, {
    send: ({ value: body, isPublished, etag }: Saving) =>
      request(announcementCalls[isPublished ? 'publishAnnouncement' : 'saveAnnouncementDraft'], {
        body,
        etag,
      }),
  })
