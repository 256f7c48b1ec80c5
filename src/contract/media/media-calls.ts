import { z } from 'zod'
import { defineCall, reading, readingMedia } from '#src/contract/call.ts'
import { deletion, fileParamsSchema, restoration } from '#src/contract/id-schemas.ts'
import { idSchema } from '#src/contract/text-schemas.ts'
import {
  mediaChangeSchema,
  mediaIdsQuerySchema,
  mediaItemSchema,
  mediaListSchema,
  mediaPatchSchema,
  mediaUseListSchema,
  tolerantMediaItemSchema,
} from './media-schemas.ts'

const mediaAnswer = {
  response: mediaItemSchema,
  clientResponse: tolerantMediaItemSchema,
} as const

export const mediaCalls = {
  listMedia: defineCall({
    ...readingMedia,
    path: '/api/media',
    summary: 'List media files, newest first, each image with its smallest rendition only',
    // Only the files that were uploaded with these bytes.
    query: z.strictObject({
      checksum: z
        .string()
        .regex(/^[0-9a-f]{64}$/, 'checksum must be a SHA-256 of 64 lower-case hexadecimal digits')
        .optional(),
    }),
    response: mediaListSchema,
    clientResponse: z.array(tolerantMediaItemSchema),
  }),
  uploadMedia: defineCall({
    method: 'POST',
    path: '/api/media/upload',
    scopes: ['media'],
    summary: 'Upload a media file',
    upload: 'media',
    headers: ['Idempotency-Key'],
    ...mediaAnswer,
    status: 201,
  }),
  updateMedia: defineCall({
    method: 'PATCH',
    path: '/api/media/{id}',
    scopes: ['media'],
    summary: 'Change the name or alternative text of a file',
    body: mediaPatchSchema,
    ...mediaAnswer,
    refresh: 'public',
  }),
  replaceMediaFile: defineCall({
    method: 'PUT',
    path: '/api/media/{id}/file',
    scopes: ['media'],
    summary:
      'Replace a file by another one of its type. The URL stays, and the previous file can be restored for 30 days',
    upload: 'media',
    ...mediaAnswer,
    refresh: 'public',
  }),
  restoreMediaVersion: defineCall({
    method: 'PUT',
    path: '/api/media/{id}/version',
    scopes: ['media'],
    summary: 'Restore a previous version of a file',
    body: z.strictObject({ version: z.string().max(40) }),
    ...mediaAnswer,
    errors: [409],
    refresh: 'public',
  }),
  changeMedia: defineCall({
    method: 'PATCH',
    path: '/api/media',
    scopes: ['media'],
    summary: 'Delete or restore several files. All or none are changed',
    body: mediaChangeSchema,
    response: z.strictObject({ ids: z.array(idSchema) }),
    refresh: 'public',
  }),
  downloadMediaArchive: defineCall({
    ...readingMedia,
    path: '/api/media/archive',
    summary: 'Download files as one ZIP archive',
    query: mediaIdsQuerySchema,
    responseKind: 'file',
    fileType: 'application/zip',
    errors: [404, 429],
  }),
  listUsesOfMedia: defineCall({
    // Not `readingMedia`: it names drafts of posts and projects.
    ...reading,
    path: '/api/media/uses',
    summary: 'List the documents that use a file',
    query: mediaIdsQuerySchema,
    response: mediaUseListSchema,
  }),
  deleteMedia: defineCall({
    ...deletion,
    path: '/api/media/{id}',
    scopes: ['media'],
    summary: 'Move a media file to the trash',
  }),
  restoreMedia: defineCall({
    ...restoration,
    path: '/api/media/{id}/restore',
    scopes: ['media'],
    summary: 'Restore a media file from the trash',
  }),
} as const

export const mediaFileCalls = {
  openMedia: defineCall({
    ...readingMedia,
    path: '/files/media/{key}',
    access: 'public',
    summary: 'A media file or one of its renditions',
    params: fileParamsSchema,
    // The version of a replaced file, under which browsers may store it.
    query: z.object({ v: z.string().optional() }),
    responseKind: 'file',
  }),
} as const
