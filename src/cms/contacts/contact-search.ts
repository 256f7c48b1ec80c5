import type { Contact } from '#src/contract/contacts.ts'
import { searchText } from '#src/lib/search-text.ts'

/** §2 Contact messages: case-insensitive over name, email, subject and message. */
export function searchContacts(contacts: Contact[], query: string): Contact[] {
  const wanted = searchText(query.trim())
  return contacts.filter(({ name, email, subject, message }) =>
    [name, email, subject, message].some((text) => searchText(text).includes(wanted)),
  )
}
