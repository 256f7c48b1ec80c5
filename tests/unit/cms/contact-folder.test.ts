import { describe, expect, it } from 'vitest'
import { folderOf, inFolder } from '#src/cms/contacts/contact-folder.ts'
import { contactStateSchema } from '#src/contract/contacts.ts'

const contacts = contactStateSchema.options.map((state) => ({
  id: state,
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'A job',
  message: 'Hello.',
  state,
  createdAt: '2026-01-01T00:00:00.000Z',
}))

describe('folders of messages', () => {
  it('each message lies in one', () => {
    expect(contactStateSchema.options.map(folderOf)).toEqual(['inbox', 'inbox', 'archived', 'spam'])
    expect(inFolder(contacts, 'inbox').map(({ id }) => id)).toEqual(['unread', 'read'])
    expect(inFolder(contacts, 'spam').map(({ id }) => id)).toEqual(['spam'])
  })
})
