import { z } from 'zod'
import { defineCall, reading, replacing, saving } from '#src/contract/call.ts'
import { documentMetadata, documentVersionListSchema } from '#src/contract/document-schemas.ts'
import { rawText, requestDateSchema } from '#src/contract/text-schemas.ts'

const editedAnnouncementSchema = z.strictObject({
  text: rawText('The text'),
  link: z.strictObject({ label: rawText('The label'), url: rawText('The address') }),
  endsAt: requestDateSchema.nullable(),
})
export type EditedAnnouncement = z.infer<typeof editedAnnouncementSchema>

export const storedAnnouncementSchema = z.strictObject({
  announcement: editedAnnouncementSchema,
  ...documentMetadata,
})
export type StoredAnnouncement = z.infer<typeof storedAnnouncementSchema>

const stored = { response: storedAnnouncementSchema, hasETag: true } as const

export const announcementCalls = {
  getAnnouncement: defineCall({
    ...stored,
    ...reading,
    path: '/api/announcement',
    summary: 'Get the announcement as last saved',
  }),
  saveAnnouncementDraft: defineCall({
    ...stored,
    ...saving,
    path: '/api/announcement/draft',
    summary: 'Save the announcement as a draft',
    body: editedAnnouncementSchema,
  }),
  publishAnnouncement: defineCall({
    ...stored,
    ...saving,
    path: '/api/announcement',
    summary: 'Publish the announcement. An empty text removes it',
    body: editedAnnouncementSchema,
    refresh: 'public',
  }),
  listAnnouncementVersions: defineCall({
    ...reading,
    path: '/api/announcement/versions',
    summary: 'List the versions of the announcement, newest first',
    response: documentVersionListSchema,
  }),
  restoreAnnouncementVersion: defineCall({
    ...stored,
    ...replacing,
    path: '/api/announcement/versions/{version}/restore',
    summary: 'Restore a version of the announcement as a draft',
  }),
} as const
