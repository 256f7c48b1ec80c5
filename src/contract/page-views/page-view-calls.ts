import { z } from 'zod'
import { idSchema } from '#src/contract/text-schemas.ts'
import { LIMITS, PAGE_VIEW_REPORT_DAYS } from '#src/contract/limits.ts'
import { defineCall, reading } from '#src/contract/call.ts'
import { PAGE_VIEW_PATH } from './page-view-path.ts'

/** Readers of one day (UTC): unique visitors, not page loads, as far as a day's hash can tell. */
const pageViewDaySchema = z.strictObject({
  day: z.iso.date(),
  posts: z.number().int(),
  resumes: z.number().int(),
})
export type PageViewDay = z.infer<typeof pageViewDaySchema>

export const pageViewReportSchema = z.strictObject({
  days: z.array(pageViewDaySchema).length(PAGE_VIEW_REPORT_DAYS),
  topPosts: z.array(
    z.strictObject({ id: idSchema, title: z.string(), visitors: z.number().int() }),
  ),
  referrers: z.array(z.strictObject({ source: z.string(), visitors: z.number().int() })),
  downloads: z.number().int(),
})
export type PageViewReport = z.infer<typeof pageViewReportSchema>

export const pageViewCalls = {
  createVisit: defineCall({
    method: 'POST',
    path: PAGE_VIEW_PATH,
    access: 'public',
    summary: 'Count a reader of a post. Bots and the administrator are not counted',
    body: z.strictObject({
      post: idSchema,
      referrer: z.string().max(LIMITS.hostLength).optional(),
    }),
    response: z.strictObject({ received: z.literal(true) }),
  }),
  getVisits: defineCall({
    ...reading,
    path: '/api/visits',
    summary: 'Get the readers of posts and downloads of the resume of the last 30 days',
    response: pageViewReportSchema,
  }),
} as const
