import { z } from 'zod'
import { defineCall } from '#src/contract/call.ts'
import {
  messageBodySchema,
  messageChangeSchema,
  messageListQuerySchema,
  messageListSchema,
  messageResponseSchema,
  messageChangeResponseSchema,
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
    response: messageResponseSchema,
    status: 201,
    errors: [429],
  }),
  listMessages: defineCall({
    method: 'GET',
    path: '/api/contact',
    scopes: ['read'],
    summary: 'List contact messages, newest first',
    query: messageListQuerySchema,
    response: messageListSchema,
    clientResponse: z.array(tolerantMessageSchema),
  }),
  changeMessages: defineCall({
    method: 'PATCH',
    path: '/api/contact',
    summary:
      'Change the state of messages, mark them as answered, delete or restore them. All or none are changed',
    body: messageChangeSchema,
    response: messageChangeResponseSchema,
  }),
  exportMessages: defineCall({
    method: 'GET',
    path: '/api/contact/export',
    scopes: ['read'],
    summary: 'Export all messages except spam as CSV',
    responseKind: 'file',
    fileType: 'text/csv',
  }),
} as const
