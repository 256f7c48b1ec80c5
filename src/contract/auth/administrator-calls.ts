import { z } from 'zod'
import { isoDateSchema } from '#src/contract/text-schemas.ts'
import { defineCall } from '#src/contract/call.ts'

const administratorSchema = z.strictObject({
  email: z.string(),
  /** As Google reported it at the last sign-in; empty before the first. */
  name: z.string(),
  isAllowed: z.boolean(),
  isCurrent: z.boolean(),
  lastSignInAt: isoDateSchema.nullable(),
  devices: z.int().min(0),
})
export type Administrator = z.infer<typeof administratorSchema>

export const administratorCalls = {
  listAdministrators: defineCall({
    method: 'GET',
    path: '/api/administrators',
    summary: 'List accounts that can sign in or have signed in',
    response: z.array(administratorSchema),
  }),
} as const
