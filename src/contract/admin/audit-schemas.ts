import { z } from 'zod'
import { idSchema, isoDateSchema } from '#src/contract/text-schemas.ts'
import { visibleBidiText } from '#src/contract/tolerant-values.ts'

/** What is written down of the administrator's doings, and of those who tried to be one. */
export const auditActionSchema = z.enum([
  'sign-in',
  'sign-in-refused',
  'sign-out',
  'publish',
  'unpublish',
  'delete',
  'restore',
  'activate',
  'export',
])
export type AuditAction = z.infer<typeof auditActionSchema>

/** Each in words, as the management area and the built-in admin show it. */
export const AUDIT_ACTION_LABELS: Record<AuditAction, string> = {
  'sign-in': 'Signed in',
  'sign-in-refused': 'Sign-in refused',
  'sign-out': 'Signed out',
  publish: 'Published',
  unpublish: 'Unpublished',
  delete: 'Deleted',
  restore: 'Restored',
  activate: 'Activated',
  export: 'Exported',
}

/** One line of the record. It is only ever added to. */
export const auditEntrySchema = z.strictObject({
  id: idSchema,
  at: isoDateSchema,
  action: auditActionSchema,
  /** What it was done to, in words; empty where the action says it all. */
  subject: z.string(),
  /** The address of who did it; for a refused sign-in the address that was given, where there was one. */
  actor: z.string(),
  /** Names the request in the log of the server. */
  requestId: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>
export const auditListSchema = z.array(auditEntrySchema)

/** `before` is the `id` of the last entry one has: what comes next is older. */
export const auditQuerySchema = z.strictObject({
  before: idSchema.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

/** As an answer may be (tolerant-post-schemas.ts). */
export const tolerantAuditEntrySchema = auditEntrySchema
  .strip()
  .extend({ subject: visibleBidiText, actor: visibleBidiText })
