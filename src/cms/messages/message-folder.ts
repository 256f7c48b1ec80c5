import type { Message, MessageState } from '#src/contract/messages/message-schemas.ts'

export const FOLDER_LABELS = {
  inbox: 'Inbox',
  unanswered: 'Unanswered',
  archived: 'Archived',
  spam: 'Spam',
}
export type MessageFolder = keyof typeof FOLDER_LABELS

export const FOLDERS = Object.keys(FOLDER_LABELS) as MessageFolder[]

export const messagesInFolder = (messages: readonly Message[], folder: MessageFolder): Message[] =>
  folder === 'unanswered'
    ? messagesInFolder(messages, 'inbox').filter(({ answeredAt }) => answeredAt === null)
    : messages.filter(({ state }) => folderOf(state) === folder)

export const parseFolder = (name: string): MessageFolder =>
  FOLDERS.find((folder) => folder === name) ?? 'inbox'

export const folderOf = (state: MessageState): MessageFolder =>
  state === 'archived' || state === 'spam' ? state : 'inbox'

export const isInboxFolder = (folder: MessageFolder): boolean =>
  folder === 'inbox' || folder === 'unanswered'
