import { z } from 'zod'
import { auditListSchema, auditQuerySchema } from './audit.ts'
import { defineCall } from './call.ts'
import { receivedAuditEntrySchema } from './received.ts'

/** The record of what was done. */
export const auditCalls = {
  listAudit: defineCall({
    method: 'GET',
    path: '/api/audit',
    access: 'admin',
    summary: 'List sign-ins, publishing, deletions, activations and exports, newest first',
    query: auditQuerySchema,
    response: auditListSchema,
    received: z.array(receivedAuditEntrySchema),
    status: 200,
    errors: [400],
  }),
} as const
