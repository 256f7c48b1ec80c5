import { useState } from 'react'
import type { Contact } from '#src/contract/contacts/contact-schemas.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import { replyLink } from './reply-link.ts'

/**
 * Messages whose reply was opened in the mail program since the screen was opened. Whether a mail was sent is unknown
 * to a browser, so they are offered to be marked as answered.
 * @param ownerName signs saved answers
 */
export function useReplying(ownerName: string) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const remember = ({ id }: Contact) => setIds((known) => new Set(known).add(id))
  return {
    remember,
    isRepliedTo: ({ id }: Contact) => ids.has(id),
    linkWith: (contact: Contact, text: string) =>
      replyLink(contact, fillPlaceholders(text, { sender: contact.name, owner: ownerName })),
    /** For the keyboard: what a click on the link does. */
    open: (contact: Contact) => {
      remember(contact)
      window.location.assign(replyLink(contact))
    },
  }
}

export type Replying = ReturnType<typeof useReplying>
