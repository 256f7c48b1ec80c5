import { defineCall, reading, replacing, saving } from '#src/contract/call.ts'
import { documentVersionListSchema } from '#src/contract/document-schemas.ts'
import { editedProfileSchema, storedProfileSchema } from './edited-profile.ts'

const stored = { response: storedProfileSchema, hasETag: true } as const

export const profileCalls = {
  getProfile: defineCall({
    ...stored,
    ...reading,
    path: '/api/profile',
    summary: 'Get the profile as last saved',
  }),
  saveProfileDraft: defineCall({
    ...stored,
    ...saving,
    path: '/api/profile/draft',
    summary: 'Save the profile as a draft',
    body: editedProfileSchema,
  }),
  publishProfile: defineCall({
    ...stored,
    ...saving,
    path: '/api/profile',
    summary: 'Publish the profile',
    body: editedProfileSchema,
    refresh: 'public',
  }),
  resetProfile: defineCall({
    ...stored,
    ...replacing,
    path: '/api/profile/reset',
    summary: 'Save the default content as a draft of the profile',
  }),
  listProfileVersions: defineCall({
    ...reading,
    path: '/api/profile/versions',
    summary: 'List the versions of the profile, newest first',
    response: documentVersionListSchema,
  }),
  restoreProfileVersion: defineCall({
    ...stored,
    ...replacing,
    path: '/api/profile/versions/{version}/restore',
    summary: 'Restore a version of the profile as a draft',
  }),
} as const
