import { z } from 'zod'
import { defineCall, reading } from '#src/contract/call.ts'
import { idSchema } from '#src/contract/text-schemas.ts'
import {
  messageBodySchema,
  messageChangeSchema,
  messageListSchema,
  messageStateSchema,
  tolerantMessageSchema,
} from './message-schemas.ts'

export const messageCalls = {
  createMessage: defineCall({
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    summary: 'Send a contact message',
    body: messageBodySchema,
    headers: ['Idempotency-Key'],
    response: z.strictObject({ received: z.literal(true) }),
    status: 201,
    errors: [429],
  }),
  listMessages: defineCall({
    ...reading,
    path: '/api/contact',
    summary: 'List contact messages, newest first',
    query: z.strictObject({ state: messageStateSchema.optional() }),
    response: messageListSchema,
    clientResponse: z.array(tolerantMessageSchema),
  }),
  changeMessages: defineCall({
    method: 'PATCH',
    path: '/api/contact',
    summary:
      'Change the state of messages, mark them as answered, delete or restore them. All or none are changed',
    body: messageChangeSchema,
    response: z.strictObject({ ids: z.array(idSchema) }),
  }),
  exportMessages: defineCall({
    ...reading,
    path: '/api/contact/export',
    summary: 'Export all messages except spam as CSV',
    responseKind: 'file',
    fileType: 'text/csv',
  }),
} as const
