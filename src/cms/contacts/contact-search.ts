import type { Contact } from '#src/contract/contacts/contact-schemas.ts'
import { normalizeForSearch } from '#src/lib/normalize-for-search.ts'

/** §2 Contact messages: case-insensitive over name, email, subject and message. */
export function searchContacts(contacts: Contact[], query: string): Contact[] {
  const wanted = normalizeForSearch(query.trim())
  return contacts.filter(({ name, email, subject, message }) =>
    [name, email, subject, message].some((text) => normalizeForSearch(text).includes(wanted)),
  )
}
