import { useEffect, useEffectEvent } from 'react'
import type { Contact } from '#src/contract/contacts/contact-schemas.ts'
import { useChangeContacts } from '#src/queries/contact-queries.ts'
import { useOpenItem } from '#src/cms/components/use-open-item.ts'

/** The open message. Opening an unread message marks it as read, however it was opened. */
export function useOpenContact(contacts: Contact[]) {
  const { openId, open, close } = useOpenItem()
  const { mutate } = useChangeContacts()
  const contact = contacts.find(({ id }) => id === openId)
  // A failure needs no handling: the message stays unread until it is opened again.
  const markRead = useEffectEvent(() => {
    if (contact?.state === 'unread') mutate({ ids: [contact.id], state: 'read' })
  })
  const shownId = contact?.id
  useEffect(() => {
    if (shownId) markRead()
  }, [shownId])
  return { contact, open: ({ id }: Contact) => open(id), close }
}

export type OpenContact = ReturnType<typeof useOpenContact>
