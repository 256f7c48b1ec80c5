import { describe, expect, it } from 'vitest'
import { changesBack } from '#src/cms/contacts/use-contact-actions.tsx'
import { changedContacts } from '#src/queries/contact-queries.ts'
import type { Contact } from '#src/contract/contacts/contact-schemas.ts'

const YEAR = '2025-05-12T08:30:00.000Z'
const DAY = '2026-05-12T08:30:00.000Z'
const contact = (id: string, part: Partial<Contact>): Contact => ({
  id,
  name: id,
  email: 'ada@example.com',
  subject: 'A job',
  message: 'Hello.',
  state: 'read',
  answeredAt: null,
  createdAt: '2025-01-01T00:00:00.000Z',
  ...part,
})
const contacts = [
  contact('Ada', { state: 'unread' }),
  contact('Bob', { answeredAt: YEAR }),
  contact('Cyd', { answeredAt: DAY }),
  contact('Dan', { state: 'unread', answeredAt: YEAR }),
]
const shown = (list: Contact[]) =>
  list.map(({ id, state, answeredAt }) => [id, state, answeredAt?.slice(0, 4)].join(' ').trim())

describe('the list while a change is sent', () => {
  it.each([
    [
      { state: 'archived' },
      ['Ada unread', 'Bob archived 2025', 'Cyd archived 2026', 'Dan unread 2025'],
    ],
    [{ answeredAt: null }, ['Ada unread', 'Bob read', 'Cyd read', 'Dan unread 2025']],
    [{ isDeleted: true }, ['Ada unread', 'Dan unread 2025']],
    [{ isDeleted: false }, ['Ada unread', 'Bob read 2025', 'Cyd read 2026', 'Dan unread 2025']],
  ] as const)('shows %j of the two in the middle, and else what was there', (change, expected) => {
    expect(shown(changedContacts(contacts, { ids: ['Bob', 'Cyd'], ...change }))).toEqual(expected)
  })
})

describe('undo of a change of several messages', () => {
  it.each([{ state: 'archived' }, { answeredAt: null }, { answeredAt: DAY }] as const)(
    'gives each what it had before %j, and leaves the rest',
    (change) => {
      const ids = contacts.map(({ id }) => id)
      const after = changedContacts(contacts, { ids, ...change })
      expect(shown(after)).not.toEqual(shown(contacts))
      expect(changesBack(contacts, change).reduce(changedContacts, after)).toEqual(contacts)
    },
  )
})
