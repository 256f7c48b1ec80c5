import { defineCall, readingPosts, saving } from '#src/contract/call.ts'
import { livePostSchema, postDraftBodySchema } from './post-draft-schemas.ts'
import { postAnswer, tolerantLivePostSchema } from './tolerant-post-schemas.ts'

export const postDraftCalls = {
  createPostDraft: defineCall({
    method: 'POST',
    path: '/api/post-drafts',
    scopes: ['posts'],
    summary: 'Create a draft (autosave). Repeat the Idempotency-Key to update it',
    body: postDraftBodySchema,
    headers: ['Idempotency-Key'],
    ...postAnswer,
    status: 201,
    errors: [404, 412],
  }),
  savePostDraft: defineCall({
    ...saving,
    path: '/api/post-drafts/{id}',
    scopes: ['posts'],
    summary: 'Autosave a post. For a published post this stores an unpublished draft',
    body: postDraftBodySchema,
    ...postAnswer,
  }),
  getLivePost: defineCall({
    ...readingPosts,
    path: '/api/post-drafts/{id}',
    summary: 'Get the published version of a post that has unpublished changes',
    response: livePostSchema,
    clientResponse: tolerantLivePostSchema,
  }),
  discardPostDraft: defineCall({
    method: 'DELETE',
    path: '/api/post-drafts/{id}',
    scopes: ['posts'],
    summary: 'Discard the unpublished changes of a post',
    headers: ['If-Match'],
    ...postAnswer,
    refresh: 'public',
  }),
} as const
