import { expect, it } from 'vitest'
import {
  messagesInFolder,
  folderOf,
  isInboxFolder,
  parseFolder,
} from '#src/cms/messages/message-folder.ts'
import { messageStateSchema } from '#src/contract/messages/message-schemas.ts'
import { sampleMessage } from '#tests/unit/cms/screen-html.tsx'

const messages = messageStateSchema.options.map((state) => sampleMessage({ id: state, state }))

it('assigns each message to one folder', () => {
  expect(messageStateSchema.options.map(folderOf)).toEqual(['inbox', 'inbox', 'archived', 'spam'])
  expect(messagesInFolder(messages, 'inbox').map(({ id }) => id)).toEqual(['unread', 'read'])
  expect(messagesInFolder(messages, 'spam').map(({ id }) => id)).toEqual(['spam'])
})

it('shows unanswered messages of the inbox in their own folder', () => {
  const [unread, ...others] = messages
  const answeredAt = '2026-05-12T08:30:00.000Z'
  const answered = unread ? [{ ...unread, answeredAt }, ...others] : []
  expect(messagesInFolder(answered, 'inbox').map(({ id }) => id)).toEqual(['unread', 'read'])
  expect(messagesInFolder(answered, 'unanswered').map(({ id }) => id)).toEqual(['read'])
})

it.each([
  ['unanswered', 'unanswered', true],
  ['', 'inbox', true],
  ['archived', 'archived', false],
  ['spam', 'spam', false],
])('%j in the address is %s, and part of the inbox: %s', (name, folder, isInbox) => {
  expect(parseFolder(name)).toBe(folder)
  expect(isInboxFolder(parseFolder(name))).toBe(isInbox)
})
