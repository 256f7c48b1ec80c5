import { z } from 'zod'
import { defineCall } from '#src/contract/call.ts'
import {
  contactBodySchema,
  contactChangeSchema,
  contactListQuerySchema,
  contactListSchema,
  contactPatchSchema,
  contactResponseSchema,
  contactChangeResponseSchema,
  contactSchema,
  tolerantContactSchema,
} from './contact-schemas.ts'
import { deletedSchema, idParamsSchema } from '#src/contract/id-schemas.ts'

/** §7: contact messages. */
export const contactCalls = {
  createContact: defineCall({
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    summary: 'Send a contact message; repeating the Idempotency-Key does not store another',
    body: contactBodySchema,
    headers: ['Idempotency-Key'],
    response: contactResponseSchema,
    status: 201,
    errors: [400, 413, 415, 429],
  }),
  listContacts: defineCall({
    method: 'GET',
    path: '/api/contact',
    access: 'admin',
    summary: 'List contact messages, newest first',
    query: contactListQuerySchema,
    response: contactListSchema,
    clientResponse: z.array(tolerantContactSchema),
    status: 200,
    errors: [400],
  }),
  updateContact: defineCall({
    method: 'PATCH',
    path: '/api/contact/{id}',
    access: 'admin',
    summary: 'Mark a message as read, archived or spam',
    params: idParamsSchema,
    body: contactPatchSchema,
    response: contactSchema,
    clientResponse: tolerantContactSchema,
    status: 200,
    errors: [400, 404, 413, 415],
  }),
  changeContacts: defineCall({
    method: 'PATCH',
    path: '/api/contact',
    access: 'admin',
    summary:
      'Move messages to a state, mark them as answered or not, move them to the trash or out of it, all or none',
    body: contactChangeSchema,
    response: contactChangeResponseSchema,
    status: 200,
    errors: [400, 413, 415],
  }),
  exportContacts: defineCall({
    method: 'GET',
    path: '/api/contact/export',
    access: 'admin',
    summary: 'Export all messages except spam as CSV',
    responseKind: 'file',
    fileType: 'text/csv',
    status: 200,
    errors: [],
  }),
  deleteContact: defineCall({
    method: 'DELETE',
    path: '/api/contact/{id}',
    access: 'admin',
    summary: 'Move a message to the trash, where it stays for 30 days',
    params: idParamsSchema,
    response: deletedSchema,
    status: 200,
    errors: [404],
  }),
} as const
