import type { Contact } from '#src/contract/contacts/contact-schemas.ts'

/**
 * §2: a mail to the sender with the subject prefixed. Both parts come from a stranger: encoded,
 * they cannot add recipients or a body of their own.
 */
export function replyLink({ email, subject }: Pick<Contact, 'email' | 'subject'>): string {
  const address = encodeURIComponent(email).replace('%40', '@')
  return `mailto:${address}?subject=${encodeURIComponent(`Re: ${subject}`)}`
}
