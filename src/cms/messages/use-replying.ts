import { useState } from 'react'
import type { Message } from '#src/contract/messages/message-schemas.ts'
import { PLACEHOLDERS } from '#src/contract/messages/saved-answer-calls.ts'
import { replyLink } from './reply-link.ts'

/** A browser cannot know whether a mail was sent, so these are offered to be marked. `ownerName` signs saved answers. */
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

type Names = { sender: string; owner: string }

export const fillPlaceholders = (text: string, { sender, owner }: Names): string =>
  text
    .replaceAll(PLACEHOLDERS.firstName, () => sender.trim().split(/\s+/)[0] ?? '')
    .replaceAll(PLACEHOLDERS.ownerName, () => owner)
