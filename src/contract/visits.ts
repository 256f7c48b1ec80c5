import { z } from 'zod'
import { idSchema } from './text.ts'
import { VISIT_DAYS } from './limits.ts'

/** What a page tells of its reader: which post it is, and nothing else. */
export const visitBodySchema = z.strictObject({ post: idSchema })
export const visitReceivedSchema = z.strictObject({ received: z.literal(true) })

/** Readers of one day (UTC): people, not page loads, as far as a day's hash can tell. */
export const visitDaySchema = z.strictObject({
  day: z.iso.date(),
  posts: z.number().int(),
  resumes: z.number().int(),
})
export type VisitDay = z.infer<typeof visitDaySchema>

export const visitReportSchema = z.strictObject({
  /** The last 30 days, oldest first, today last; days without anybody are there too. */
  days: z.array(visitDaySchema).length(VISIT_DAYS),
  /** The most read posts of these days. */
  topPosts: z.array(
    z.strictObject({ id: idSchema, title: z.string(), visitors: z.number().int() }),
  ),
  /** Downloads of the resume since counting began. */
  downloads: z.number().int(),
})
export type VisitReport = z.infer<typeof visitReportSchema>
