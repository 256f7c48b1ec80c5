import { defineCall } from './call.ts'
import { VISIT_PATH } from './visit-path.ts'
import { visitBodySchema, visitReceivedSchema, visitReportSchema } from './visits.ts'

/** Counting readers, without cookies. */
export const visitCalls = {
  createVisit: defineCall({
    method: 'POST',
    path: VISIT_PATH,
    access: 'public',
    summary: 'Count a reader of a post; bots and the administrator are not counted',
    body: visitBodySchema,
    response: visitReceivedSchema,
    status: 200,
    errors: [400, 413, 415],
  }),
  getVisits: defineCall({
    method: 'GET',
    path: '/api/visits',
    access: 'admin',
    summary: 'Readers of posts and downloads of the resume in the last 30 days',
    response: visitReportSchema,
    status: 200,
    errors: [],
  }),
} as const
