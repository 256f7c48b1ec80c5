import { describe, expect, it } from 'vitest'
import { paletteGroups } from '#src/cms/palette/palette-items.ts'
import type { Message } from '#src/contract/messages/message-schemas.ts'

const message = (n: number): Message => ({
  id: `id-${n}`,
  name: `Sender ${n}`,
  email: 'a@example.com',
  subject: `Subject ${n}`,
  message: 'Words.',
  state: 'read',
  answeredAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
})
const titles = (query: string, data = {}) => paletteGroups(query, data).map(({ title }) => title)

describe('palette items', () => {
  it('lists screens and actions without a query, but no messages', () => {
    expect(titles('', { messages: [message(1)] })).toEqual(['Screens', 'Actions'])
  })

  it('finds a message by its text and links to it', () => {
    const [group] = paletteGroups('sender 7', { messages: [message(7), message(8)] })
    expect(group?.items).toEqual([
      { id: 'id-7', label: 'Subject 7', detail: 'Sender 7', href: '/cms/contacts?open=id-7' },
    ])
  })

  it('lists at most six items per kind, and none without a match', () => {
    const messages = Array.from({ length: 500 }, (_, n) => message(n))
    expect(paletteGroups('subject', { messages })[0]?.items).toHaveLength(6)
    expect(paletteGroups('zzz', { messages })).toEqual([])
  })
})
