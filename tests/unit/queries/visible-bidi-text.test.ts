import { expect, it } from 'vitest'
import { tolerantMessageSchema } from '#src/contract/messages/message-schemas.ts'
import { tolerantTrashItemSchema } from '#src/contract/trash/trash-calls.ts'

const at = '2026-01-02T03:04:05.000Z'
const id = '6f1f3c52-7c39-4d7e-9b43-0d6b0f3f9b11'

it('shows bidi control characters as code points', () => {
  const message = tolerantMessageSchema.parse({
    id,
    name: 'Ada\u202egpj',
    email: 'a@example.com',
    subject: '\u2066Hello\u2069',
    message: 'See \u202eexe.txt',
    state: 'unread',
    createdAt: at,
  })
  expect([message.name, message.subject, message.message]).toEqual([
    'Ada[U+202E]gpj',
    '[U+2066]Hello[U+2069]',
    'See [U+202E]exe.txt',
  ])
  const trashed = { id, kind: 'contacts', name: '\u202ex', detail: '', deletedAt: at, endsAt: at }
  expect(tolerantTrashItemSchema.parse(trashed).name).toBe('[U+202E]x')
})

it('keeps right-to-left text unchanged', () => {
  const name = 'שלום\u200f עולם'
  const rest = { id, email: 'a@example.com', subject: 'x', message: 'x', createdAt: at }
  expect(tolerantMessageSchema.parse({ ...rest, name }).name).toBe(name)
})
