import type { Message, MessageState } from '#src/contract/messages/message-schemas.ts'

export type MessageFolder = 'inbox' | 'unanswered' | 'archived' | 'spam'

const FOLDERS: readonly string[] = ['unanswered', 'archived', 'spam'] satisfies MessageFolder[]

export const messagesInFolder = (messages: readonly Message[], folder: MessageFolder): Message[] =>
  folder === 'unanswered'
    ? messagesInFolder(messages, 'inbox').filter(({ answeredAt }) => answeredAt === null)
    : messages.filter(({ state }) => folderOf(state) === folder)

export const parseFolder = (name: string): MessageFolder =>
  FOLDERS.includes(name) ? (name as MessageFolder) : 'inbox'

export const folderOf = (state: MessageState): MessageFolder =>
  state === 'archived' || state === 'spam' ? state : 'inbox'

export const isInboxFolder = (folder: MessageFolder): boolean =>
  folder === 'inbox' || folder === 'unanswered'
