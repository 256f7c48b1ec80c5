import { messageCalls } from '#src/contract/messages/message-calls.ts'
import type {
  Message,
  MessageChange,
  MessageState,
} from '#src/contract/messages/message-schemas.ts'
import { MESSAGES_PER_CHANGE } from '#src/contract/messages/message-schemas.ts'
import { callQuery } from './call-query.ts'
import { request } from './client.ts'
import { useChange } from './use-change.ts'

export const messageListOptions = (state?: MessageState) =>
  callQuery(messageCalls.listMessages, { query: { state } })

export const unreadMessagesOptions = () => ({
  ...messageListOptions('unread'),
  // An opened message leaves the list at the next read.
  select: (messages: Message[]) => messages.filter(({ state }) => state === 'unread').length,
})

/** Splits a change that exceeds one call's limit, sequentially. */
export async function sendMessageChange({ ids, ...change }: MessageChange) {
  for (let from = 0; from < ids.length; from += MESSAGES_PER_CHANGE) {
    const part = ids.slice(from, from + MESSAGES_PER_CHANGE)
    await request(messageCalls.changeMessages, { body: { ...change, ids: part } })
  }
}

/** Optimistic list after the change; restored messages only appear after the refetch. */
export function changedMessages(
  messages: Message[],
  { ids, isDeleted, ...change }: MessageChange,
): Message[] {
  const touched = new Set(ids)
  if (isDeleted) return messages.filter(({ id }) => !touched.has(id))
  return messages.map((message) => {
    if (!touched.has(message.id)) return message
    const { state = message.state, answeredAt = message.answeredAt } = change
    return { ...message, state, answeredAt }
  })
}

/** Sequential: a message that is archived as it opens must not be marked as read afterwards. */
export const useChangeMessages = () =>
  useChange(messageCalls.changeMessages, {
    send: sendMessageChange,
    optimistic: changedMessages,
    isInOrder: true,
  })
