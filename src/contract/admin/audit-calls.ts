import { z } from 'zod'
import { auditListSchema, auditQuerySchema, tolerantAuditEntrySchema } from './audit-schemas.ts'
import { defineCall } from '#src/contract/call.ts'

/** Audit log. */
export const auditCalls = {
  listAudit: defineCall({
    method: 'GET',
    path: '/api/audit',
    access: 'admin',
    summary: 'List sign-ins, publishing, deletions, activations and exports, newest first',
    query: auditQuerySchema,
    response: auditListSchema,
    clientResponse: z.array(tolerantAuditEntrySchema),
    status: 200,
    errors: [400],
  }),
} as const
