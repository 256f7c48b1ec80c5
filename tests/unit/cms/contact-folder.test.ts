import { describe, expect, it } from 'vitest'
import { folderOf, contactsInFolder } from '#src/cms/contacts/contact-folder.ts'
import { contactStateSchema } from '#src/contract/contacts/contact-schemas.ts'

const contacts = contactStateSchema.options.map((state) => ({
  id: state,
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'A job',
  message: 'Hello.',
  state,
  answeredAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
}))

describe('folders of messages', () => {
  it('assigns each message to one folder', () => {
    expect(contactStateSchema.options.map(folderOf)).toEqual(['inbox', 'inbox', 'archived', 'spam'])
    expect(contactsInFolder(contacts, 'inbox').map(({ id }) => id)).toEqual(['unread', 'read'])
    expect(contactsInFolder(contacts, 'spam').map(({ id }) => id)).toEqual(['spam'])
  })
})
