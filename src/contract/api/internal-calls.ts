import { z } from 'zod'
import { defineCall } from '#src/contract/call.ts'
import { isoDateSchema } from '#src/contract/text-schemas.ts'

const count = z.int().min(0)
const scheduleSchema = z.strictObject({
  scheduledChanges: z.array(isoDateSchema.nullable()),
  /** False: every response asks search engines not to list it. */
  isIndexed: z.boolean(),
})

/** Calls of the server to its own application. Without the internal key their addresses answer 404. */
export const internalCalls = {
  readSchedule: defineCall({
    method: 'GET',
    path: '/api/internal/refresh',
    access: 'internal',
    summary: 'Get the next scheduled changes, and whether the site is indexed',
    response: scheduleSchema,
  }),
  refreshPages: defineCall({
    method: 'POST',
    path: '/api/internal/refresh',
    access: 'internal',
    summary: 'Invalidate the prerendered public pages, and get the next scheduled changes',
    response: scheduleSchema,
    refresh: 'public',
  }),
  runMaintenance: defineCall({
    method: 'POST',
    path: '/api/internal/upkeep',
    access: 'internal',
    summary: 'Run maintenance: delete orphaned files and expired rows',
    response: z.strictObject({
      seen: count,
      removed: count,
      documents: count,
      messages: count,
      entries: count,
    }),
  }),
} as const
