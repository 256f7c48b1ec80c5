import type { Contact } from '#src/contract/contacts/contact-schemas.ts'
import { normalizeForSearch } from '#src/lib/normalize-for-search.ts'

/** Case-insensitive over name, email, subject and message (S2-contacts-04). */
export function searchContacts(contacts: Contact[], query: string): Contact[] {
  const wanted = normalizeForSearch(query.trim())
  return contacts.filter(({ name, email, subject, message }) =>
    [name, email, subject, message].some((text) => normalizeForSearch(text).includes(wanted)),
  )
}
