import type { Message } from '#src/contract/messages/message-schemas.ts'
import { messagesInFolder } from './message-folder.ts'
import type { MessageFolder } from './message-folder.ts'
import { searchTexts } from '#src/lib/normalize-for-search.ts'

/** Case-insensitive over name, email, subject and message (S2-contacts-04). */
export const searchMessages = (messages: readonly Message[], query: string) =>
  searchTexts(messages, query, ({ name, email, subject, message }) => [
    name,
    email,
    subject,
    message,
  ])

export function foundElsewhere(
  messages: Message[],
  { query, folder }: { query: string; folder: MessageFolder },
): { folder: MessageFolder; count: number }[] {
  if (query.trim() === '') return []
  return (['inbox', 'archived', 'spam'] as const)
    .map((other) => ({
      folder: other,
      count: searchMessages(messagesInFolder(messages, other), query).length,
    }))
    .filter((other) => other.folder !== folder && other.count > 0)
}
