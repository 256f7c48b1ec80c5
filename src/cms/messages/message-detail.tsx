import { Archive, ArchiveRestore, ArrowLeft, MailOpen, OctagonAlert, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { Message } from '#src/contract/messages/message-schemas.ts'
import { formatLongDateTime } from '#src/lib/format/long-date-time.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Card, CardBody, CardFooter } from '#src/ui/display/card.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { MessageReply } from './message-reply.tsx'
import type { useMessageActions } from './use-message-actions.tsx'
import type { Replying } from './use-replying.ts'

type MessageDetailProps = {
  message: Message
  actions: ReturnType<typeof useMessageActions>
  replying: Replying
  onClose: () => void
}

export function MessageDetail({ message, actions, replying, onClose }: MessageDetailProps) {
  const back = useBackFocus()
  return (
    <Card role="region" aria-label="Message">
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5">
        {/* At the top: always in the same place, and never below a notice. */}
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Button
            icon={ArrowLeft}
            ref={back}
            variant="ghost"
            className="lg:hidden"
            onClick={onClose}
          >
            Back to messages
          </Button>
          <MessageMoves message={message} actions={actions} />
        </div>
        <dl className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <MetaItem label="From">
            <bdi>{message.name}</bdi> <bdi className="text-muted">{`<${message.email}>`}</bdi>
          </MetaItem>
          <MetaItem label="Subject">{message.subject}</MetaItem>
          <MetaItem label="Received">
            <time dateTime={message.createdAt}>{formatLongDateTime(message.createdAt)}</time>
          </MetaItem>
          {message.answeredAt && (
            <MetaItem label="Answered">
              <time dateTime={message.answeredAt}>{formatLongDateTime(message.answeredAt)}</time>
            </MetaItem>
          )}
        </dl>
        <p
          dir="auto"
          className="border-t border-border pt-5 [unicode-bidi:plaintext] break-words whitespace-pre-wrap"
        >
          {message.message}
        </p>
      </CardBody>
      <CardFooter>
        <MessageReply message={message} actions={actions} replying={replying} />
      </CardFooter>
    </Card>
  )
}

/** Archive, spam and delete; on phones without icons, so that they fit on one line. */
function MessageMoves({ message, actions }: Pick<MessageDetailProps, 'message' | 'actions'>) {
  const { move, remove, isBusy } = actions
  const isArchived = message.state === 'archived'
  const isSpam = message.state === 'spam'
  return (
    <div className="flex flex-wrap gap-2 max-sm:grow max-sm:*:grow max-sm:*:px-2.5 max-sm:[&_svg]:hidden">
      <Button
        icon={isArchived ? ArchiveRestore : Archive}
        disabled={isBusy}
        onClick={() => void move([message], isArchived ? 'read' : 'archived')}
      >
        {isArchived ? 'Unarchive' : 'Archive'}
      </Button>
      <Button
        icon={OctagonAlert}
        disabled={isBusy}
        onClick={() => void move([message], isSpam ? 'read' : 'spam')}
      >
        {isSpam ? 'Not spam' : 'Spam'}
      </Button>
      <Button
        icon={Trash2}
        variant="danger"
        disabled={isBusy}
        onClick={() => void remove([message])}
      >
        Delete
      </Button>
    </div>
  )
}

/** On phones the list is hidden together with the focused element, so the back button takes focus. */
function useBackFocus() {
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (back.current?.offsetParent) back.current.focus()
  }, [])
  return back
}

function MetaItem({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-0.5 sm:grid-cols-[6rem_minmax(0,1fr)]">
      <dt className="font-mono text-xs leading-6 text-muted">{label}</dt>
      <dd dir="auto" className="break-words">
        {children}
      </dd>
    </div>
  )
}

export function NothingSelected() {
  return (
    <EmptyState
      icon={MailOpen}
      title="Select a message"
      hint="Click on a message from the list to view details"
    />
  )
}
