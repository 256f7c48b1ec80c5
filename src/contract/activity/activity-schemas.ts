import { z } from 'zod'
import { idSchema, isoDateSchema } from '#src/contract/text-schemas.ts'
import { visibleBidiText } from '#src/contract/tolerant-values.ts'

/** The recorded actions of administrators, and of people who failed to sign in. */
export const activityActionSchema = z.enum([
  'sign-in',
  'sign-in-refused',
  'sign-out',
  'publish',
  'unpublish',
  'delete',
  'restore',
  'activate',
  'replace',
  'export',
  'import',
  'create-token',
  'revoke-token',
])
export type ActivityAction = z.infer<typeof activityActionSchema>

/** Labels, for the management area and the built-in admin. */
export const ACTIVITY_LABELS: Record<ActivityAction, string> = {
  'sign-in': 'Signed in',
  'sign-in-refused': 'Sign-in refused',
  'sign-out': 'Signed out',
  publish: 'Published',
  unpublish: 'Unpublished',
  delete: 'Deleted',
  restore: 'Restored',
  activate: 'Activated',
  replace: 'Replaced',
  export: 'Exported',
  import: 'Imported',
  'create-token': 'Created access token',
  'revoke-token': 'Revoked access token',
}

/** One event of the append-only activity log. */
const activityEntrySchema = z.strictObject({
  id: idSchema,
  at: isoDateSchema,
  action: activityActionSchema,
  /** What the action was done to, as a label; empty where the action says it all. */
  subject: z.string(),
  /** The actor's email address; for a refused sign-in the one Google reported, if any. */
  actor: z.string(),
  /** Id of the request in the server log. */
  requestId: z.string(),
})
export type ActivityEntry = z.infer<typeof activityEntrySchema>
export const activityListSchema = z.array(activityEntrySchema)

/** `before` is the `id` of the last entry the client has: the next page is older. */
export const activityQuerySchema = z.strictObject({
  before: idSchema.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

/** The tolerant response (tolerant-post-schemas.ts). */
export const tolerantActivityEntrySchema = activityEntrySchema
  .strip()
  .extend({ subject: visibleBidiText, actor: visibleBidiText })
