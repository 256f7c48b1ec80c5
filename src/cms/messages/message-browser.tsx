import clsx from 'clsx'
import { Inbox } from 'lucide-react'
import type { Message } from '#src/contract/messages/message-schemas.ts'
import { KeyHints } from '#src/cms/components/screen/key-hints.tsx'
import { useSelection } from '#src/cms/components/list/use-selection.ts'
import { VirtualList } from '#src/cms/components/list/virtual-list.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { MessageBulkBar } from './message-bulk-bar.tsx'
import { MessageCard } from './message-card.tsx'
import { MessageDetail, NothingSelected } from './message-detail.tsx'
import { FOLDER_LABELS } from './message-folder.ts'
import type { MessageFolder } from './message-folder.ts'
import { foundElsewhere, searchMessages } from './message-search.ts'
import { useMessageActions } from './use-message-actions.tsx'
import { useMessageKeys } from './use-message-keys.ts'
import { useOpenMessage } from './use-open-message.ts'
import { useReplying } from './use-replying.ts'

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

type MessageBrowserProps = {
  messages: Message[]
  listed: Message[]
  folder: MessageFolder
  query: string
  ownerName: string
  onFolder: (folder: MessageFolder) => void
}

export function MessageBrowser(props: MessageBrowserProps) {
  const { messages, listed, folder, query, ownerName } = props
  const found = searchMessages(listed, query)
  const actions = useMessageActions()
  const reading = useOpenMessage(messages)
  const ticks = useSelection(found)
  const ticked = ticks.selected
  const areAnswered = ticked.every(({ answeredAt }) => answeredAt !== null)
  const replying = useReplying(ownerName)
  useMessageKeys({ found, reading, folder, actions, ticks, onReply: replying.open })
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className={clsx('grid gap-3', reading.message && 'max-lg:hidden')}>
        {found.length === 0 ? (
          <NoMessages {...props} />
        ) : (
          <>
            <MessageBulkBar
              folder={folder}
              selection={ticks}
              isBusy={actions.isBusy}
              areAnswered={areAnswered}
              onAnswered={() => void actions.setAnswered(ticked, !areAnswered)}
              onMove={(state) => void actions.move(ticked, state)}
              onDelete={() => void actions.remove(ticked)}
            />
            <VirtualList label="Messages" items={found} rowHeight={CARD_HEIGHT}>
              {(message) => (
                <MessageCard
                  message={message}
                  isOpen={message.id === reading.message?.id}
                  isTicked={ticks.isSelected(message.id)}
                  onOpen={() => reading.open(message)}
                  onReply={() => {
                    replying.remember(message)
                    reading.open(message)
                  }}
                  onTick={(isRange) => ticks.toggle(message.id, isRange)}
                />
              )}
            </VirtualList>
            <KeyHints hints={HINTS} />
          </>
        )}
      </div>
      <div className={clsx('lg:sticky lg:top-8', !reading.message && 'max-lg:hidden')}>
        {reading.message ? (
          <MessageDetail
            key={reading.message.id}
            message={reading.message}
            actions={actions}
            replying={replying}
            onClose={reading.close}
          />
        ) : (
          <NothingSelected />
        )}
      </div>
    </div>
  )
}

const EMPTY: Record<MessageFolder, string> = {
  inbox: 'No contact messages received yet.',
  unanswered: 'No unanswered messages.',
  archived: 'No archived messages.',
  spam: 'No messages marked as spam.',
}

function NoMessages({ messages, query, folder, onFolder }: MessageBrowserProps) {
  const elsewhere = foundElsewhere(messages, { query, folder })
  return (
    <EmptyState
      icon={Inbox}
      title="No messages found"
      hint={query.trim() !== '' ? 'No messages match your search criteria.' : EMPTY[folder]}
      action={
        elsewhere.length > 0 &&
        elsewhere.map(({ folder: other, count }) => (
          <Button key={other} onClick={() => onFolder(other)}>
            {count} in {FOLDER_LABELS[other]}
          </Button>
        ))
      }
    />
  )
}
