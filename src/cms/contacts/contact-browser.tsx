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
import { useReplying } from './use-replying.ts'

/** Estimated height of a message in the list, in pixels. */
const CARD_HEIGHT = 172

const HINTS = [
  ['j k', 'next, previous'],
  ['x', 'select'],
  ['r', 'reply'],
  ['a', 'answered'],
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
  ownerName: string
}

/** The list and, beside it, the open message. On a phone only one of the two is shown. */
export function ContactBrowser(props: ContactBrowserProps) {
  const { contacts, listed, folder, query, ownerName } = props
  const found = searchContacts(listed, query)
  const actions = useContactActions()
  const reading = useOpenContact(contacts)
  const ticks = useSelection(found.map(({ id }) => id))
  const ticked = found.filter(({ id }) => ticks.isSelected(id))
  const areAnswered = ticked.every(({ answeredAt }) => answeredAt !== null)
  const replying = useReplying(ownerName)
  useContactKeys({ found, reading, folder, actions, ticks, onReply: replying.open })
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
              areAnswered={areAnswered}
              onAnswered={() => void actions.setAnswered(ticked, !areAnswered)}
              onMove={(state) => void actions.move(ticked, state)}
              onDelete={() => void actions.remove(ticked)}
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
                  onReply={() => {
                    replying.remember(contact)
                    reading.open(contact)
                  }}
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
            replying={replying}
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
  unanswered: 'No unanswered messages.',
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
