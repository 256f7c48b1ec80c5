import { z } from 'zod'
import { defineCall } from './call.ts'
import {
  contactBodySchema,
  contactChangeSchema,
  contactListQuerySchema,
  contactListSchema,
  contactPatchSchema,
  contactReceivedSchema,
  contactsChangedSchema,
  contactSchema,
} from './contacts.ts'
import { deletedSchema, idParamsSchema } from './ids.ts'
import { receivedContactSchema } from './received.ts'

/** §7: the calls about contacts. */
export const contactCalls = {
  createContact: defineCall({
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    summary: 'Send a contact message; repeating the Idempotency-Key does not store another',
    body: contactBodySchema,
    headers: ['Idempotency-Key'],
    response: contactReceivedSchema,
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
    received: z.array(receivedContactSchema),
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
    received: receivedContactSchema,
    status: 200,
    errors: [400, 404, 413, 415],
  }),
  changeContacts: defineCall({
    method: 'PATCH',
    path: '/api/contact',
    access: 'admin',
    summary: 'Move messages to a state, to the trash, or out of it, all or none',
    body: contactChangeSchema,
    response: contactsChangedSchema,
    status: 200,
    errors: [400, 413, 415],
  }),
  exportContacts: defineCall({
    method: 'GET',
    path: '/api/contact/export',
    access: 'admin',
    summary: 'Export all messages except spam as CSV',
    answers: 'file',
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
