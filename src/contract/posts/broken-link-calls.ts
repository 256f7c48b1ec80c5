import { z } from 'zod'
import { defineCall } from '#src/contract/call.ts'
import {
  brokenLinkListSchema,
  linkCheckBodySchema,
  linkCheckSchema,
  tolerantPostWithBrokenLinksSchema,
} from './broken-link-schemas.ts'

export const brokenLinkCalls = {
  listBrokenLinks: defineCall({
    method: 'GET',
    path: '/api/broken-links',
    scopes: ['posts', 'read'],
    summary: 'List posts with broken internal links or images. External URLs are not checked',
    response: brokenLinkListSchema,
    clientResponse: z.array(tolerantPostWithBrokenLinksSchema),
  }),
  checkLinks: defineCall({
    method: 'POST',
    path: '/api/broken-links',
    summary: 'Check URLs of a post before it is published. External URLs are not checked',
    body: linkCheckBodySchema,
    response: linkCheckSchema,
  }),
} as const
