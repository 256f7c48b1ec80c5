'use client'

import clsx from 'clsx'
import { Inbox } from 'lucide-react'
import type { Contact } from '#src/contract/contacts/contact-schemas.ts'
import { KeyHints } from '#src/cms/components/key-hints.tsx'
import { useSelection } from '#src/cms/components/use-selection.ts'
import { VirtualList } from '#src/cms/components/virtual-list.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { ContactBulkBar } from './contact-bulk-bar.tsx'
import { ContactCard } from './contact-card.tsx'
import { ContactDetail, NothingSelected } from './contact-detail.tsx'
import type { ContactFolder } from './contact-folder.ts'
import { searchContacts } from './contact-search.ts'
import { useContactActions } from './use-contact-actions.tsx'
import { useContactKeys } from './use-contact-keys.ts'
import { useOpenContact } from './use-open-contact.ts'

/** Estimated height of a message in the list, in pixels. */
const CARD_HEIGHT = 172

const HINTS = [
  ['j k', 'next, previous'],
  ['x', 'select'],
  ['e', 'archive'],
  ['#', 'delete'],
  ['/', 'search'],
] as const

type ContactBrowserProps = {
  /** All loaded messages: a message that has just left the folder stays open. */
  contacts: Contact[]
  listed: Contact[]
  folder: ContactFolder
  query: string
}

/** The list and, beside it, the open message. On a phone only one of the two is shown. */
export function ContactBrowser({ contacts, listed, folder, query }: ContactBrowserProps) {
  const found = searchContacts(listed, query)
  const actions = useContactActions()
  const reading = useOpenContact(contacts)
  const ticks = useSelection(found.map(({ id }) => id))
  const ticked = () => found.filter(({ id }) => ticks.isSelected(id))
  useContactKeys({ found, reading, folder, actions, ticks })
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className={clsx('grid gap-3', reading.contact && 'max-lg:hidden')}>
        {found.length === 0 ? (
          <NoContacts isSearching={query.trim() !== ''} folder={folder} />
        ) : (
          <>
            <ContactBulkBar
              folder={folder}
              selection={ticks}
              isBusy={actions.isBusy}
              onMove={(state) => void actions.move(ticked(), state)}
              onDelete={() => void actions.remove(ticked())}
            />
            <VirtualList
              label="Messages"
              items={found}
              keyOf={({ id }) => id}
              rowHeight={CARD_HEIGHT}
            >
              {(contact) => (
                <ContactCard
                  contact={contact}
                  isOpen={contact.id === reading.contact?.id}
                  isTicked={ticks.isSelected(contact.id)}
                  onOpen={() => reading.open(contact)}
                  onTick={(isRange) => ticks.toggle(contact.id, isRange)}
                />
              )}
            </VirtualList>
            <KeyHints hints={HINTS} />
          </>
        )}
      </div>
      <div className={clsx('lg:sticky lg:top-8', !reading.contact && 'max-lg:hidden')}>
        {reading.contact ? (
          <ContactDetail
            key={reading.contact.id}
            contact={reading.contact}
            actions={actions}
            onClose={reading.close}
          />
        ) : (
          <NothingSelected />
        )}
      </div>
      {actions.dialog}
    </div>
  )
}

const EMPTY: Record<ContactFolder, string> = {
  inbox: 'No contact messages received yet.',
  archived: 'No archived messages.',
  spam: 'No messages marked as spam.',
}

function NoContacts({ isSearching, folder }: { isSearching: boolean; folder: ContactFolder }) {
  return (
    <EmptyState
      icon={<Inbox aria-hidden className="size-7" strokeWidth={1.5} />}
      title="No messages found"
      hint={isSearching ? 'No messages match your search criteria.' : EMPTY[folder]}
    />
  )
}
