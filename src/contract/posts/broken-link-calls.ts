import { z } from 'zod'
import { defineCall } from '#src/contract/call.ts'
import {
  brokenLinkListSchema,
  linkCheckBodySchema,
  linkCheckSchema,
  tolerantPostWithBrokenLinksSchema,
} from './broken-link-schemas.ts'

/** Check of the links inside this site. */
export const brokenLinkCalls = {
  listBrokenLinks: defineCall({
    method: 'GET',
    path: '/api/broken-links',
    access: 'admin',
    scopes: ['posts', 'read'],
    summary:
      'List posts whose links or pictures lead to nothing on this site; other sites are not requested',
    response: brokenLinkListSchema,
    clientResponse: z.array(tolerantPostWithBrokenLinksSchema),
    status: 200,
    errors: [],
  }),
  checkLinks: defineCall({
    method: 'POST',
    path: '/api/broken-links',
    access: 'admin',
    summary: 'Which of these addresses lead to nothing on this site, before a post is published',
    body: linkCheckBodySchema,
    response: linkCheckSchema,
    status: 200,
    errors: [],
  }),
} as const
