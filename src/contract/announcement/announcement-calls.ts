import { z } from 'zod'
import { defineCall } from '#src/contract/call.ts'
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
    method: 'GET',
    path: '/api/announcement',
    scopes: ['read'],
    summary: 'Get the announcement as last saved',
  }),
  saveAnnouncementDraft: defineCall({
    ...stored,
    method: 'PUT',
    path: '/api/announcement/draft',
    summary: 'Save the announcement as a draft',
    body: editedAnnouncementSchema,
    headers: ['If-Match'],
  }),
  publishAnnouncement: defineCall({
    ...stored,
    method: 'PUT',
    path: '/api/announcement',
    summary: 'Publish the announcement. An empty text removes it',
    body: editedAnnouncementSchema,
    headers: ['If-Match'],
    refresh: 'public',
  }),
  listAnnouncementVersions: defineCall({
    method: 'GET',
    path: '/api/announcement/versions',
    scopes: ['read'],
    summary: 'List the versions of the announcement, newest first',
    response: documentVersionListSchema,
  }),
  restoreAnnouncementVersion: defineCall({
    ...stored,
    method: 'POST',
    path: '/api/announcement/versions/{version}/restore',
    summary: 'Restore a version of the announcement as a draft',
    headers: ['If-Match'],
  }),
} as const
