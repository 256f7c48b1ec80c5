import clsx from 'clsx'
import { Check, Eye, Reply } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Message } from '#src/contract/messages/message-schemas.ts'
import { formatShortDate } from '#src/lib/format/long-date-time.ts'
import { CardActions } from '#src/cms/components/list/card-actions.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { AnchorButton } from '#src/ui/controls/link-button.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { Tooltip } from '#src/ui/overlays/tooltip.tsx'
import { MESSAGE_AGE_HOURS } from '#src/contract/limits.ts'
import { messageAge } from '#src/lib/message-age.ts'
import type { MessageAge } from '#src/lib/message-age.ts'
import { RelativeDate } from '#src/cms/components/screen/relative-date.tsx'
import { useNow } from '#src/cms/components/screen/use-now.ts'
import { replyLink } from './reply-link.ts'

const COLOURS: Record<MessageAge, string> = {
  bright: 'text-success',
  yellow: 'text-warning',
  dim: 'text-success-dim',
}

/** Relative time, coloured by age (S9-age-01). */
function MessageTime({ iso }: { iso: string }) {
  const now = useNow()
  const age = messageAge(iso, MESSAGE_AGE_HOURS, now)
  return (
    <RelativeDate
      iso={iso}
      data-age={age}
      className={clsx('shrink-0 font-mono text-xs tabular-nums', COLOURS[age])}
    />
  )
}

type MessageCardProps = {
  message: Message
  isOpen: boolean
  isTicked: boolean
  onOpen: () => void
  onReply: () => void
  /** @param isRange Shift was held: the whole range up to here */
  onTick: (isRange: boolean) => void
}

export function MessageCard(props: MessageCardProps) {
  const { message, isOpen, isTicked, onOpen, onReply, onTick } = props
  const { name, email, subject, state, answeredAt, createdAt } = message
  return (
    <article
      ref={useInSight(isOpen)}
      className={clsx(
        'group/card relative min-w-0 rounded-card border bg-surface p-4 transition-colors',
        isOpen ? 'border-accent' : 'border-border hover:border-control',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <div className="relative z-10 -mt-0.5 pointer-coarse:-m-2">
          <Checkbox
            label={`Select the message of ${name}`}
            isChecked={isTicked}
            onChange={onTick}
          />
        </div>
        <div className="min-w-0 grow">
          <button
            type="button"
            data-message={message.id}
            aria-current={isOpen}
            onClick={onOpen}
            className="block max-w-full truncate text-left font-semibold after:absolute after:inset-0 after:rounded-card"
          >
            {state === 'unread' && (
              <span className="mr-2 inline-block size-2 rounded-full bg-accent">
                <span className="sr-only">Unread: </span>
              </span>
            )}
            <bdi>{name}</bdi>
          </button>
          <p className="truncate text-xs text-muted">{email}</p>
        </div>
        <MessageTime iso={createdAt} />
      </div>
      <p dir="auto" className="mt-2 truncate font-medium">
        {subject}
      </p>
      <p dir="auto" className="mt-1 line-clamp-2 text-muted">
        {message.message}
      </p>
      <div className="mt-2 flex min-h-10 items-center justify-between gap-3">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-mono text-xs text-muted tabular-nums">
          {formatShortDate(createdAt)}
          {answeredAt && (
            <Badge tone="success">
              <Check aria-hidden className="size-3" />
              answered
            </Badge>
          )}
          {state === 'archived' && <Badge>archived</Badge>}
          {state === 'spam' && <Badge tone="warning">spam</Badge>}
        </span>
        <MessageCardActions message={message} onOpen={onOpen} onReply={onReply} />
      </div>
    </article>
  )
}

function useInSight(isOpen: boolean) {
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isOpen) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return card
}

type MessageCardActionsProps = Pick<MessageCardProps, 'message' | 'onOpen' | 'onReply'>

function MessageCardActions({ message, onOpen, onReply }: MessageCardActionsProps) {
  return (
    <div className="relative z-10">
      <CardActions label={`Actions for the message of ${message.name}`}>
        <Tooltip label="Reply">
          <AnchorButton
            icon={Reply}
            variant="ghost"
            size="icon"
            href={replyLink(message)}
            onClick={onReply}
            aria-label={`Reply to ${message.name}`}
          />
        </Tooltip>
        <Tooltip label="View">
          <IconButton label={`View the message of ${message.name}`} icon={Eye} onClick={onOpen} />
        </Tooltip>
      </CardActions>
    </div>
  )
}
