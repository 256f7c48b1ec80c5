import { useState } from 'react'
import type { Message } from '#src/contract/messages/message-schemas.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import { replyLink } from './reply-link.ts'

/**
 * Messages whose reply was opened in the mail program since the screen was opened. Whether a mail was sent is unknown
 * to a browser, so they are offered to be marked as answered.
 * @param ownerName signs saved answers
 */
export function useReplying(ownerName: string) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const remember = ({ id }: Message) => setIds((known) => new Set(known).add(id))
  return {
    remember,
    isRepliedTo: ({ id }: Message) => ids.has(id),
    linkWith: (message: Message, text: string) =>
      replyLink(message, fillPlaceholders(text, { sender: message.name, owner: ownerName })),
    open: (message: Message) => {
      remember(message)
      window.location.assign(replyLink(message))
    },
  }
}

export type Replying = ReturnType<typeof useReplying>
