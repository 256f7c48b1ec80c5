import { defineCall } from '#src/contract/call.ts'
import { PAGE_VIEW_PATH } from './page-view-path.ts'
import {
  pageViewBodySchema,
  pageViewResponseSchema,
  pageViewReportSchema,
} from './page-view-schemas.ts'

export const pageViewCalls = {
  createVisit: defineCall({
    method: 'POST',
    path: PAGE_VIEW_PATH,
    access: 'public',
    summary: 'Count a reader of a post. Bots and the administrator are not counted',
    body: pageViewBodySchema,
    response: pageViewResponseSchema,
  }),
  getVisits: defineCall({
    method: 'GET',
    path: '/api/visits',
    scopes: ['read'],
    summary: 'Get the readers of posts and downloads of the resume of the last 30 days',
    response: pageViewReportSchema,
  }),
} as const
