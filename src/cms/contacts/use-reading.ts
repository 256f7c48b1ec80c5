import { useState } from 'react'
import type { Contact } from '#src/contract/contacts.ts'
import { useChangeContacts } from '#src/queries/contacts.ts'

/**
 * The message that is open; opening an unread one makes it read.
 * @param asked the one that is open at first
 */
export function useReading(contacts: Contact[], asked: string | null) {
  const [openId, setOpenId] = useState(asked)
  const { mutate } = useChangeContacts()
  return {
    contact: contacts.find(({ id }) => id === openId),
    open: ({ id, state }: Contact) => {
      setOpenId(id)
      // Nothing is lost when this fails: the message stays unread until it is opened again.
      if (state === 'unread') mutate({ ids: [id], state: 'read' })
    },
    close: () => setOpenId(null),
  }
}

export type Reading = ReturnType<typeof useReading>
