import { defineCall } from './call.ts'
import {
  contactBodySchema,
  contactListQuerySchema,
  contactListSchema,
  contactPatchSchema,
  contactReceivedSchema,
  contactSchema,
} from './contacts.ts'
import { deletedSchema, idParamsSchema } from './ids.ts'

/** §7: the calls about contacts. */
export const contactCalls = {
  createContact: defineCall({
    method: 'POST',
    path: '/api/contact',
    auth: 'anyone',
    summary: 'Send a contact message',
    body: contactBodySchema,
    response: contactReceivedSchema,
    status: 201,
    errors: [400, 413, 415, 429],
  }),
  listContacts: defineCall({
    method: 'GET',
    path: '/api/contact',
    auth: 'admin',
    summary: 'List contact messages, newest first',
    query: contactListQuerySchema,
    response: contactListSchema,
    status: 200,
    errors: [400],
  }),
  updateContact: defineCall({
    method: 'PATCH',
    path: '/api/contact/{id}',
    auth: 'admin',
    summary: 'Mark a message as read, archived or spam',
    params: idParamsSchema,
    body: contactPatchSchema,
    response: contactSchema,
    status: 200,
    errors: [400, 404, 413, 415],
  }),
  deleteContact: defineCall({
    method: 'DELETE',
    path: '/api/contact/{id}',
    auth: 'admin',
    summary: 'Delete a message',
    params: idParamsSchema,
    response: deletedSchema,
    status: 200,
    errors: [404],
  }),
} as const
