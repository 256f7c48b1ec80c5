import { z } from 'zod'
import { defineCall } from '#src/contract/call.ts'

const keyParams = z.strictObject({ key: z.string().max(64) })
/** `v`: the version of a replaced file, under which browsers may store it. */
const versionQuery = z.object({ v: z.string().optional() })

/** Addresses of stored files: the `url` of a media item and of a resume. Not documented calls. */
export const fileCalls = {
  openMedia: defineCall({
    method: 'GET',
    path: '/files/media/{key}',
    access: 'public',
    scopes: ['media', 'read'],
    summary: 'A media file or one of its sizes',
    params: keyParams,
    query: versionQuery,
    responseKind: 'file',
    status: 200,
    errors: [404],
  }),
  openResume: defineCall({
    method: 'GET',
    path: '/files/resumes/{key}',
    access: 'public',
    scopes: ['read'],
    summary: 'A resume; for visitors only the active one',
    params: keyParams,
    responseKind: 'file',
    status: 200,
    errors: [404],
  }),
} as const
