import { defineCall } from '#src/contract/call.ts'
import { documentVersionListSchema } from '#src/contract/document-schemas.ts'
import { editedProfileSchema, storedProfileSchema } from './edited-profile.ts'

const stored = { response: storedProfileSchema, hasETag: true } as const

export const profileCalls = {
  getProfile: defineCall({
    ...stored,
    method: 'GET',
    path: '/api/profile',
    scopes: ['read'],
    summary: 'Get the profile as last saved',
  }),
  saveProfileDraft: defineCall({
    ...stored,
    method: 'PUT',
    path: '/api/profile/draft',
    summary: 'Save the profile as a draft',
    body: editedProfileSchema,
    headers: ['If-Match'],
  }),
  publishProfile: defineCall({
    ...stored,
    method: 'PUT',
    path: '/api/profile',
    summary: 'Publish the profile',
    body: editedProfileSchema,
    headers: ['If-Match'],
    refresh: 'public',
  }),
  resetProfile: defineCall({
    ...stored,
    method: 'POST',
    path: '/api/profile/reset',
    summary: 'Save the default content as a draft of the profile',
    headers: ['If-Match'],
  }),
  listProfileVersions: defineCall({
    method: 'GET',
    path: '/api/profile/versions',
    scopes: ['read'],
    summary: 'List the versions of the profile, newest first',
    response: documentVersionListSchema,
  }),
  restoreProfileVersion: defineCall({
    ...stored,
    method: 'POST',
    path: '/api/profile/versions/{version}/restore',
    summary: 'Restore a version of the profile as a draft',
    headers: ['If-Match'],
  }),
} as const
