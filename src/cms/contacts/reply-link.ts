import type { Contact } from '#src/contract/contacts/contact-schemas.ts'

/**
 * §2: a mailto link to the sender with a prefixed subject. Both parts are untrusted input: encoding prevents
 * additional recipients or a body.
 */
export function replyLink({ email, subject }: Pick<Contact, 'email' | 'subject'>): string {
  const address = encodeURIComponent(email).replace('%40', '@')
  return `mailto:${address}?subject=${encodeURIComponent(`Re: ${subject}`)}`
}
