import { z } from 'zod'
import { idSchema, isoDateSchema } from '#src/contract/text-schemas.ts'
import { visibleBidiText } from '#src/contract/tolerant-values.ts'

/** The audited actions of administrators, and of people who failed to sign in. */
export const auditActionSchema = z.enum([
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
export type AuditAction = z.infer<typeof auditActionSchema>

/** Labels, for the management area and the built-in admin. */
export const AUDIT_ACTION_LABELS: Record<AuditAction, string> = {
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

/** One event of the append-only audit log. */
export const auditEntrySchema = z.strictObject({
  id: idSchema,
  at: isoDateSchema,
  action: auditActionSchema,
  /** What the action was done to, as a label; empty where the action says it all. */
  subject: z.string(),
  /** The actor's email address; for a refused sign-in the one Google reported, if any. */
  actor: z.string(),
  /** Id of the request in the server log. */
  requestId: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>
export const auditListSchema = z.array(auditEntrySchema)

/** `before` is the `id` of the last entry the client has: the next page is older. */
export const auditQuerySchema = z.strictObject({
  before: idSchema.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

/** The tolerant response (tolerant-post-schemas.ts). */
export const tolerantAuditEntrySchema = auditEntrySchema
  .strip()
  .extend({ subject: visibleBidiText, actor: visibleBidiText })
