import { z } from 'zod'
import { defineCall } from '#src/contract/call.ts'
import { deletedSchema, idParamsSchema, restoredSchema } from '#src/contract/id-schemas.ts'
import {
  mediaItemSchema,
  mediaListSchema,
  mediaPatchSchema,
  mediaUseListSchema,
  tolerantMediaItemSchema,
} from './media-schemas.ts'

/** §7: media. */
export const mediaCalls = {
  listMedia: defineCall({
    method: 'GET',
    path: '/api/media',
    access: 'admin',
    summary: 'List media files, newest first, each picture with its smallest size',
    response: mediaListSchema,
    clientResponse: z.array(tolerantMediaItemSchema),
    status: 200,
    errors: [],
  }),
  uploadMedia: defineCall({
    method: 'POST',
    path: '/api/media/upload',
    access: 'admin',
    summary:
      'Upload one file in the field media; repeating the Idempotency-Key does not store another',
    upload: 'media',
    headers: ['Idempotency-Key'],
    response: mediaItemSchema,
    clientResponse: tolerantMediaItemSchema,
    status: 201,
    errors: [400, 413, 415, 507],
  }),
  updateMedia: defineCall({
    method: 'PATCH',
    path: '/api/media/{id}',
    access: 'admin',
    summary: 'Change the alt text of a file',
    params: idParamsSchema,
    body: mediaPatchSchema,
    response: mediaItemSchema,
    clientResponse: tolerantMediaItemSchema,
    status: 200,
    errors: [400, 404, 413, 415],
    refresh: 'public',
  }),
  listMediaUses: defineCall({
    method: 'GET',
    path: '/api/media/{id}/uses',
    access: 'admin',
    summary: 'List the posts that use a file',
    params: idParamsSchema,
    response: mediaUseListSchema,
    status: 200,
    errors: [404],
  }),
  deleteMedia: defineCall({
    method: 'DELETE',
    path: '/api/media/{id}',
    access: 'admin',
    summary: 'Move a media file to the trash, where it stays for 30 days',
    params: idParamsSchema,
    response: deletedSchema,
    status: 200,
    errors: [404],
    refresh: 'public',
  }),
  restoreMedia: defineCall({
    method: 'POST',
    path: '/api/media/{id}/restore',
    access: 'admin',
    summary: 'Restore a media file from the trash',
    params: idParamsSchema,
    response: restoredSchema,
    status: 200,
    errors: [404],
    refresh: 'public',
  }),
} as const
