import type { Contact, ContactState } from '#src/contract/contacts/contact-schemas.ts'

export type ContactFolder = 'inbox' | 'archived' | 'spam'

/** What lies in a folder; the inbox holds what was read as well. */
export const contactsInFolder = (contacts: readonly Contact[], folder: ContactFolder): Contact[] =>
  contacts.filter(({ state }) => folderOf(state) === folder)

/** The folder that an address names; the inbox where it names none. */
export const parseFolder = (name: string): ContactFolder =>
  name === 'archived' || name === 'spam' ? name : 'inbox'

export const folderOf = (state: ContactState): ContactFolder =>
  state === 'archived' || state === 'spam' ? state : 'inbox'
