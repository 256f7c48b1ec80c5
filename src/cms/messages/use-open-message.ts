import { useEffect, useEffectEvent } from 'react'
import type { Message } from '#src/contract/messages/message-schemas.ts'
import { useChangeMessages } from '#src/queries/message-queries.ts'
import { useOpenItem } from '#src/cms/components/list/use-open-item.ts'

/** Wide enough for list and message next to each other: `lg` of the layout. */
const SIDE_BY_SIDE = '(width >= 64rem)'

export function useOpenMessage(messages: Message[]) {
  const { openId, open, close } = useOpenItem(() => !matchMedia(SIDE_BY_SIDE).matches)
  const { mutate } = useChangeMessages()
  const message = messages.find(({ id }) => id === openId)
  // A failure needs no handling: the message stays unread until it is opened again.
  const markRead = useEffectEvent(() => {
    if (message?.state === 'unread') mutate({ ids: [message.id], state: 'read' })
  })
  const shownId = message?.id
  useEffect(() => {
    if (shownId) markRead()
  }, [shownId])
  return { message, open: ({ id }: Message) => open(id), close }
}

export type OpenMessage = ReturnType<typeof useOpenMessage>
