import type { Contact as MessageDocument } from '#collections/generated/payload-types.ts'
import { messageStateSchema } from '#src/contract/messages/message-schemas.ts'
import type { Message } from '#src/contract/messages/message-schemas.ts'

/** A message from a document. */
export const toMessage = (doc: MessageDocument): Message => ({
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
export const rowToMessage = (row: Record<string, unknown>): Message => ({
  id: String(row['id']),
  name: String(row['name']),
  email: String(row['email']),
  subject: String(row['subject']),
  message: String(row['message']),
  state: messageStateSchema.parse(row['state']),
  answeredAt: toIso(row['answered_at']),
  createdAt: new Date(row['created_at'] as string).toISOString(),
})

const toIso = (date: unknown) => (date ? new Date(date as string).toISOString() : null)
