import { z } from 'zod'
import { postStateSchema } from '#src/contract/posts/post-bulk-schemas.ts'
import { idSchema, isoDateSchema, nameOf } from '#src/contract/text-schemas.ts'
import { visibleBidiText } from '#src/contract/tolerant-values.ts'

export const ACTIVITY_LABELS = {
  'sign-in': 'Signed in',
  'sign-in-refused': 'Sign-in refused',
  'sign-out': 'Signed out',
  publish: 'Published',
  unpublish: 'Unpublished',
  tag: 'Changed the tags of',
  delete: 'Deleted',
  restore: 'Restored',
  activate: 'Activated',
  replace: 'Replaced',
  export: 'Exported',
  import: 'Imported',
  'create-token': 'Created access token',
  'revoke-token': 'Revoked access token',
}
export type ActivityAction = keyof typeof ACTIVITY_LABELS

export const ACTIVITY_GROUPS = {
  content: ['publish', 'unpublish', 'tag', 'activate', 'replace'],
  trash: ['delete', 'restore'],
  access: ['sign-in', 'sign-in-refused', 'sign-out', 'create-token', 'revoke-token'],
  data: ['import', 'export'],
} as const satisfies Record<string, readonly ActivityAction[]>
export type ActivityGroup = keyof typeof ACTIVITY_GROUPS

export const activityTargetSchema = z.strictObject({
  kind: z.enum([
    ...(['posts', 'projects', 'media', 'resumes'] as const),
    ...(['profile', 'announcement', 'appearance', 'settings'] as const),
  ]),
  /** Empty for a global. */
  id: z.string(),
  isTrashed: z.boolean(),
})
export type ActivityTarget = z.infer<typeof activityTargetSchema>

/** How long a change of posts can be undone, unless they were saved again. */
export const UNDO_HOURS = 24

const activityItemSchema = activityTargetSchema.extend({ name: z.string() })

export const activityDetailsSchema = z.object({
  kind: activityTargetSchema.shape.kind,
  items: z.array(z.object({ id: idSchema, name: z.string() })),
  former: z.array(postStateSchema),
})
export type ActivityDetails = z.infer<typeof activityDetailsSchema>

const activityEntrySchema = z.strictObject({
  id: idSchema,
  at: isoDateSchema,
  action: nameOf(ACTIVITY_LABELS),
  subject: z.string(),
  /** Null for several or no documents, and after permanent deletion. */
  target: activityTargetSchema.nullable(),
  items: z.array(activityItemSchema),
  canUndo: z.boolean(),
  actor: z.string(),
  requestId: z.string(),
})
export type ActivityEntry = z.infer<typeof activityEntrySchema>
export const activityListSchema = z.array(activityEntrySchema)

/** `before` is the `id` of the last entry the client has: the next page is older. */
export const activityQuerySchema = z.strictObject({
  before: idSchema.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  group: nameOf(ACTIVITY_GROUPS).optional(),
})

export const tolerantActivityEntrySchema = activityEntrySchema.strip().extend({
  subject: visibleBidiText,
  items: z.array(activityItemSchema.strip().extend({ name: visibleBidiText })),
  actor: visibleBidiText,
})
