import type { Contact as ContactDocument } from '#collections/generated/payload-types.ts'
import { contactStateSchema } from '#src/contract/contacts/contact-schemas.ts'
import type { Contact } from '#src/contract/contacts/contact-schemas.ts'

/** A message from a document. */
export const toContact = (doc: ContactDocument): Contact => ({
  id: doc.id,
  name: doc.name,
  email: doc.email,
  subject: doc.subject,
  message: doc.message,
  state: doc.state,
  answeredAt: toIso(doc.answeredAt),
  createdAt: new Date(doc.createdAt).toISOString(),
})

/** The same from a SQL row, for lists of thousands. */
export const rowToContact = (row: Record<string, unknown>): Contact => ({
  id: String(row['id']),
  name: String(row['name']),
  email: String(row['email']),
  subject: String(row['subject']),
  message: String(row['message']),
  state: contactStateSchema.parse(row['state']),
  answeredAt: toIso(row['answered_at']),
  createdAt: new Date(row['created_at'] as string).toISOString(),
})

const toIso = (date: unknown) => (date ? new Date(date as string).toISOString() : null)
