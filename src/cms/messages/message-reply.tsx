import { Check, Reply, Undo2 } from 'lucide-react'
import type { Message } from '#src/contract/messages/message-schemas.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { AnchorButton } from '#src/ui/controls/link-button.tsx'
import { replyLink } from './reply-link.ts'
import { SavedAnswersMenu } from './saved-answers-menu.tsx'
import type { useMessageActions } from './use-message-actions.tsx'
import type { Replying } from './use-replying.ts'

type MessageReplyProps = {
  message: Message
  replying: Replying
  actions: ReturnType<typeof useMessageActions>
}

/** Replies in the owner's mail program, empty or with a saved answer, and remembers that it was done. */
export function MessageReply({ message, replying, actions }: MessageReplyProps) {
  const isAnswered = message.answeredAt !== null
  const isDue = !isAnswered && replying.isRepliedTo(message)
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:*:grow">
      <AnchorButton
        icon={Reply}
        variant="primary"
        href={replyLink(message)}
        onClick={() => replying.remember(message)}
      >
        Reply via Email
      </AnchorButton>
      <SavedAnswersMenu message={message} replying={replying} />
      <Button
        icon={isAnswered ? Undo2 : Check}
        variant={isDue ? 'secondary' : 'ghost'}
        disabled={actions.isBusy}
        onClick={() => void actions.setAnswered([message], !isAnswered)}
      >
        {isAnswered ? 'Mark as unanswered' : 'Mark as answered'}
      </Button>
      <p role="status" className="w-full text-xs text-muted empty:hidden">
        {isDue && 'Sent the reply? Mark the message as answered.'}
      </p>
    </div>
  )
}
