import { z } from 'zod'
import { idSchema } from '#src/contract/text-schemas.ts'
import { LIMITS, PAGE_VIEW_REPORT_DAYS } from '#src/contract/limits.ts'

/** All that a page reports: the post's id, and the host name of the referring site, without path and query. */
export const pageViewBodySchema = z.strictObject({
  post: idSchema,
  referrer: z.string().max(LIMITS.hostLength).optional(),
})
export const pageViewResponseSchema = z.strictObject({ received: z.literal(true) })

/** Readers of one day (UTC): unique visitors, not page loads, as far as a day's hash can tell. */
const pageViewDaySchema = z.strictObject({
  day: z.iso.date(),
  posts: z.number().int(),
  resumes: z.number().int(),
})
export type PageViewDay = z.infer<typeof pageViewDaySchema>

export const pageViewReportSchema = z.strictObject({
  /** The last 30 days, oldest first, today last; days without readers included. */
  days: z.array(pageViewDaySchema).length(PAGE_VIEW_REPORT_DAYS),
  /** The most read posts of these days. */
  topPosts: z.array(
    z.strictObject({ id: idSchema, title: z.string(), visitors: z.number().int() }),
  ),
  /** Where the readers of these days came from: a host name, `direct` or `other`. */
  referrers: z.array(z.strictObject({ source: z.string(), visitors: z.number().int() })),
  /** Downloads of the resume since counting began. */
  downloads: z.number().int(),
})
export type PageViewReport = z.infer<typeof pageViewReportSchema>
