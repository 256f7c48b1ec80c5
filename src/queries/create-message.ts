import { messageCalls } from '#src/contract/messages/message-calls.ts'
import type { MessageBodyInput } from '#src/contract/messages/message-schemas.ts'
import { randomKey } from '#src/lib/random-key.ts'
import { send } from './client.ts'

/** The message that got no response, and its idempotency key. */
let pendingMessage: { text: string; key: string } | undefined

/**
 * Does not read the response (S7-post-contact-02). A plain function, without query cache. A retry of the same message
 * is stored once.
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
