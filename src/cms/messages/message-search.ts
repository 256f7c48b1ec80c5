import type { Message } from '#src/contract/messages/message-schemas.ts'
import { normalizeForSearch } from '#src/lib/normalize-for-search.ts'

/** Case-insensitive over name, email, subject and message (S2-contacts-04). */
export function searchMessages(messages: Message[], query: string): Message[] {
  const wanted = normalizeForSearch(query.trim())
  return messages.filter(({ name, email, subject, message }) =>
    [name, email, subject, message].some((text) => normalizeForSearch(text).includes(wanted)),
  )
}
