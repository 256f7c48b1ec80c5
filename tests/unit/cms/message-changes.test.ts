import { describe, expect, it } from 'vitest'
import { undoChanges } from '#src/cms/messages/use-message-actions.tsx'
import { changedMessages } from '#src/queries/message-queries.ts'
import type { Message } from '#src/contract/messages/message-schemas.ts'
import { sampleMessage } from '#tests/unit/cms/screen-html.tsx'

const YEAR = '2025-05-12T08:30:00.000Z'
const DAY = '2026-05-12T08:30:00.000Z'
const message = (id: string, part: Partial<Message>) =>
  sampleMessage({ id, name: id, state: 'read', ...part })
const messages = [
  message('Ada', { state: 'unread' }),
  message('Bob', { answeredAt: YEAR }),
  message('Cyd', { answeredAt: DAY }),
  message('Dan', { state: 'unread', answeredAt: YEAR }),
]
const shown = (list: Message[]) =>
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
  ] as const)(
    'shows %j of the two in the middle, and the previous list otherwise',
    (change, expected) => {
      expect(shown(changedMessages(messages, { ids: ['Bob', 'Cyd'], ...change }))).toEqual(expected)
    },
  )
})

describe('undo of a change of several messages', () => {
  it.each([{ state: 'archived' }, { answeredAt: null }, { answeredAt: DAY }] as const)(
    'restores the previous state before %j, and keeps the rest',
    (change) => {
      const ids = messages.map(({ id }) => id)
      const after = changedMessages(messages, { ids, ...change })
      expect(shown(after)).not.toEqual(shown(messages))
      expect(undoChanges(messages, change).reduce(changedMessages, after)).toEqual(messages)
    },
  )
})
