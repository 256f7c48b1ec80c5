'use client'

import { Check, Reply, Undo2 } from 'lucide-react'
import type { Contact } from '#src/contract/contacts/contact-schemas.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { AnchorButton } from '#src/ui/controls/link-button.tsx'
import { replyLink } from './reply-link.ts'
import { SavedAnswersMenu } from './saved-answers-menu.tsx'
import type { useContactActions } from './use-contact-actions.tsx'
import type { Replying } from './use-replying.ts'

type ContactReplyProps = {
  contact: Contact
  replying: Replying
  actions: ReturnType<typeof useContactActions>
}

/** Replies in the owner's mail program, empty or with a saved answer, and remembers that it was done. */
export function ContactReply({ contact, replying, actions }: ContactReplyProps) {
  const isAnswered = contact.answeredAt !== null
  const isDue = !isAnswered && replying.isRepliedTo(contact)
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:*:grow">
      <AnchorButton
        variant="primary"
        href={replyLink(contact)}
        onClick={() => replying.remember(contact)}
      >
        <Reply aria-hidden className="size-4" />
        Reply via Email
      </AnchorButton>
      <SavedAnswersMenu contact={contact} replying={replying} />
      <Button
        variant={isDue ? 'secondary' : 'ghost'}
        disabled={actions.isBusy}
        onClick={() => void actions.setAnswered([contact], !isAnswered)}
      >
        {isAnswered ? (
          <Undo2 aria-hidden className="size-4" />
        ) : (
          <Check aria-hidden className="size-4" />
        )}
        {isAnswered ? 'Mark as not answered' : 'Mark as answered'}
      </Button>
      <p role="status" className="w-full text-xs text-muted empty:hidden">
        {isDue && 'Sent the reply? Mark the message as answered.'}
      </p>
    </div>
  )
}
