import type { Contact } from '#src/contract/contacts.ts'

/** §2 Contact messages: case-insensitive over name, email, subject and message. */
export function searchContacts(contacts: Contact[], query: string): Contact[] {
  const wanted = query.trim().toLowerCase()
  return contacts.filter(({ name, email, subject, message }) =>
    [name, email, subject, message].some((text) => text.toLowerCase().includes(wanted)),
  )
}
