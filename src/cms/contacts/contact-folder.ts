import type { Contact, ContactState } from '#src/contract/contacts/contact-schemas.ts'

/** `unanswered` shows a part of the inbox. */
export type ContactFolder = 'inbox' | 'unanswered' | 'archived' | 'spam'

const FOLDERS: readonly string[] = ['unanswered', 'archived', 'spam'] satisfies ContactFolder[]

/** Messages of a folder; the inbox includes read messages. */
export const contactsInFolder = (contacts: readonly Contact[], folder: ContactFolder): Contact[] =>
  folder === 'unanswered'
    ? contactsInFolder(contacts, 'inbox').filter(({ answeredAt }) => answeredAt === null)
    : contacts.filter(({ state }) => folderOf(state) === folder)

/** Folder from the URL; the inbox by default. */
export const parseFolder = (name: string): ContactFolder =>
  FOLDERS.includes(name) ? (name as ContactFolder) : 'inbox'

export const folderOf = (state: ContactState): ContactFolder =>
  state === 'archived' || state === 'spam' ? state : 'inbox'

/** Whether its messages can be archived; those of the others can be moved back. */
export const isOfInbox = (folder: ContactFolder): boolean =>
  folder === 'inbox' || folder === 'unanswered'
