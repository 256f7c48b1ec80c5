import type { Contact as ContactDocument } from '#collections/generated/payload-types.ts'
import type { Contact } from '#src/contract/contacts.ts'

/** §3 Contact message. */
export const toContact = (doc: ContactDocument): Contact => ({
  id: doc.id,
  name: doc.name,
  email: doc.email,
  subject: doc.subject,
  message: doc.message,
  state: doc.state,
  createdAt: new Date(doc.createdAt).toISOString(),
})
