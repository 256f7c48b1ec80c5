import type { Contact, ContactState } from '#src/contract/contacts/contact-schemas.ts'

export type ContactFolder = 'inbox' | 'archived' | 'spam'

/** Messages of a folder; the inbox includes read messages. */
export const contactsInFolder = (contacts: readonly Contact[], folder: ContactFolder): Contact[] =>
  contacts.filter(({ state }) => folderOf(state) === folder)

/** Folder from the URL; the inbox by default. */
export const parseFolder = (name: string): ContactFolder =>
  name === 'archived' || name === 'spam' ? name : 'inbox'

export const folderOf = (state: ContactState): ContactFolder =>
  state === 'archived' || state === 'spam' ? state : 'inbox'
