import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { messageCalls } from '#src/contract/messages/message-calls.ts'
import type {
  Message,
  MessageBodyInput,
  MessageChange,
  MessageState,
} from '#src/contract/messages/message-schemas.ts'
import { MESSAGES_PER_CHANGE } from '#src/contract/messages/message-schemas.ts'
import { randomKey } from '#src/lib/random-key.ts'
import { read, send, write } from './client.ts'
import { queryKeys } from './query-keys.ts'
import { useRefresh } from './use-refresh.ts'

/** `all` also covers the lists by state. */
export const messageKeys = {
  all: queryKeys.messages,
  list: (state?: MessageState) => [...messageKeys.all, 'list', state ?? 'current'] as const,
}

/** Without a state: every message that is not spam, newest first. */
export const messageListOptions = (state?: MessageState) =>
  queryOptions({
    queryKey: messageKeys.list(state),
    queryFn: ({ signal }) => read(messageCalls.listMessages, { query: { state }, signal }),
  })

/** For the count in the navigation and in the title of the tab. */
export const unreadMessagesOptions = () =>
  queryOptions({
    ...messageListOptions('unread'),
    // One that is opened leaves the list when it is read again.
    select: (messages) => messages.filter(({ state }) => state === 'unread').length,
  })

/** The message that got no response, and its idempotency key. */
let pendingMessage: { text: string; key: string } | undefined

/**
 * The response is not read (S7-post-contact-02). A plain function: the form's page needs no query cache. A retry of the same
 * message reuses the key and is stored once; a changed message gets a new key.
 */
export async function createMessage(
  message: Omit<MessageBodyInput, 'elapsed'>,
  elapsed: number,
): Promise<void> {
  const text = JSON.stringify(message)
  if (pendingMessage?.text !== text) pendingMessage = { text, key: randomKey() }
  await send(messageCalls.createMessage, { body: { ...message, elapsed }, key: pendingMessage.key })
  pendingMessage = undefined
}

/** Splits a change that exceeds one call's limit, sequentially. */
export async function sendMessageChange({ ids, ...change }: MessageChange) {
  for (let from = 0; from < ids.length; from += MESSAGES_PER_CHANGE) {
    const part = ids.slice(from, from + MESSAGES_PER_CHANGE)
    await write(messageCalls.changeMessages, { body: { ...change, ids: part } })
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

/**
 * Moves messages to a state, marks them as answered, or moves them to the trash and back. Optimistic, rolled back on
 * failure. One change after the other: a message that is archived as it opens must not be marked as read afterwards.
 */
export function useChangeMessages() {
  const client = useQueryClient()
  const refresh = useRefresh({ queryKey: messageKeys.all })
  return useMutation({
    mutationKey: messageKeys.all,
    scope: { id: 'messages' },
    mutationFn: sendMessageChange,
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: messageKeys.all })
      const before = client.getQueriesData<Message[]>({ queryKey: messageKeys.all })
      client.setQueriesData<Message[]>(
        { queryKey: messageKeys.all },
        (messages) => messages && changedMessages(messages, change),
      )
      return before
    },
    onError: (_error, _change, before) => {
      for (const [key, messages] of before ?? []) client.setQueryData(key, messages)
    },
    // A refetch before the last change is stored would show the state before it.
    onSettled: () =>
      client.isMutating({ mutationKey: messageKeys.all }) === 1 ? refresh() : undefined,
  })
}
