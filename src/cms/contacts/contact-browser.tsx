'use client'

import clsx from 'clsx'
import { Inbox } from 'lucide-react'
import { useState } from 'react'
import type { Contact } from '#src/contract/contacts.ts'
import { useUpdateContact } from '#src/queries/contacts.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ContactCard } from './contact-card.tsx'
import { ContactDetail, NothingSelected } from './contact-detail.tsx'
import { searchContacts } from './contact-search.ts'

type ContactBrowserProps = { contacts: Contact[]; query: string }

/** The list and, beside it, the message that was chosen. On a phone one takes the other's place. */
export function ContactBrowser({ contacts, query }: ContactBrowserProps) {
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const selected = contacts.find(({ id }) => id === selectedId)
  const found = searchContacts(contacts, query)
  const { mutate } = useUpdateContact()
  const open = ({ id, state }: Contact) => {
    setSelectedId(id)
    // Nothing is lost when this fails: the message stays unread until it is opened again.
    if (state === 'unread') mutate({ id, state: 'read' })
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className={clsx(selected && 'max-lg:hidden')}>
        {found.length === 0 ? (
          <NoContacts isSearching={query.trim() !== ''} />
        ) : (
          <ul aria-label="Messages" className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {found.map((contact) => (
              <ContactCard
                key={contact.id}
                contact={contact}
                isSelected={contact.id === selectedId}
                onOpen={() => open(contact)}
              />
            ))}
          </ul>
        )}
      </div>
      <div className="lg:sticky lg:top-8">
        {selected ? (
          <ContactDetail key={selected.id} contact={selected} onClose={() => setSelectedId(null)} />
        ) : (
          <NothingSelected />
        )}
      </div>
    </div>
  )
}

function NoContacts({ isSearching }: { isSearching: boolean }) {
  return (
    <EmptyState
      icon={<Inbox aria-hidden className="size-7" strokeWidth={1.5} />}
      title="No messages found"
      hint={
        isSearching
          ? 'No messages match your search criteria.'
          : 'No contact messages received yet.'
      }
    />
  )
}
