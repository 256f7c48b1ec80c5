import { describe, expect, it } from 'vitest'
import { fillPlaceholders } from '#src/cms/messages/use-replying.ts'
import { replyLink } from '#src/cms/messages/reply-link.ts'

const message = {
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'A job & more?',
  message: 'First line.\r\n\r\nSecond & last line.',
  // In the time zone of the tests, Kathmandu, already the 12th.
  createdAt: '2026-05-11T20:00:00.000Z',
}
/** The parts of a mail link, as RFC 6068 reads them: a plus sign is not a space. */
const parse = (link: string) => {
  const [, address, query = ''] = /^mailto:([^?]*)\?(.*)$/.exec(link) ?? []
  const fields = query.split('&').map((field) => field.split('=').map(decodeURIComponent))
  return { address, fields: Object.fromEntries(fields) as Record<string, string> }
}
const bodyOf = (link: string) => parse(link).fields['body'] ?? ''

describe('reply link', () => {
  it('[S2-contacts-16] [S2-contacts-17] addresses the sender, with the subject prefixed, and quotes the message', () => {
    const link = replyLink(message)
    expect(link).toMatch(/^mailto:ada@example\.com\?subject=Re%3A%20A%20job%20%26%20more%3F&body=/)
    expect(bodyOf(link)).toBe(
      '\r\n\r\nOn May 12, 2026, Ada wrote:\r\n> First line.\r\n> \r\n> Second & last line.',
    )
  })

  it.each([
    ['r&d@example.org', 'r%26d@example.org'],
    ['50%off?@example.org', '50%25off%3F@example.org'],
  ])('encodes the address %s', (email, address) => {
    expect(parse(replyLink({ ...message, email })).address).toBe(address)
  })

  it('puts an answer above the quoted message', () => {
    expect(bodyOf(replyLink(message, 'Hello Ada,\n\nsoon.\r\n'))).toMatch(
      /^Hello Ada,\r\n\r\nsoon\.\r\n\r\n\r\nOn May 12, 2026, Ada wrote:\r\n> First/,
    )
  })

  it.each([
    ['latin', 'word '],
    ['cyrillic', 'слово '],
    ['an emoji of two code units', '😀'],
    ['line breaks', 'x\n'],
  ])('cuts a long message (%s) with an ellipsis, at 1900 characters', (_, text) => {
    const link = replyLink({ ...message, message: text.repeat(5000 / text.length) })
    expect(link.length).toBeLessThanOrEqual(1900)
    expect(link.length).toBeGreaterThan(1900 - 20)
    expect(bodyOf(link)).toMatch(/…$/)
    expect(bodyOf(link)).not.toContain('\ufffd')
    expect(bodyOf(link).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  it('does not cut what fits', () => {
    expect(bodyOf(replyLink({ ...message, message: 'x'.repeat(1700) }))).toMatch(/x$/)
  })

  it('keeps the longest saved answer complete with a long address and subject', () => {
    const email = `${'a'.repeat(64)}@${'b'.repeat(40)}.example`
    const answer = `${'x'.repeat(1399)}.`
    const link = replyLink({ ...message, email, subject: 'y'.repeat(200) }, answer)
    expect(link.length).toBeLessThanOrEqual(1900)
    expect(bodyOf(link)).toContain(answer)
  })

  it('stays a link when the subject takes all the space', () => {
    const link = replyLink({ ...message, subject: '語'.repeat(200), message: '語'.repeat(5000) })
    expect(parse(link)).toMatchObject({
      address: 'ada@example.com',
      fields: { subject: `Re: ${'語'.repeat(200)}` },
    })
    expect(link.length).toBeLessThan(2000)
  })

  it('cannot be made to write to others', () => {
    const link = replyLink({
      name: 'x\r\nBcc: z@z.co',
      email: 'a@b.co?bcc=c@d.co',
      subject: 'x&body=y\r\nBcc: z@z.co',
      message: 'x&bcc=z@z.co#\r\n\r\nBcc: z@z.co',
      createdAt: message.createdAt,
    })
    const url = new URL(link)
    expect([...url.searchParams.keys()]).toEqual(['subject', 'body'])
    expect(url.pathname).toBe('a@b.co%3Fbcc%3Dc%40d.co')
    expect(link).not.toMatch(/[\r\n#]|[?&]bcc=/i)
    expect(link.match(/[?&]body=/g)).toHaveLength(1)
  })
})

describe('placeholders of a saved answer', () => {
  const fill = (text: string, sender = 'Ada King') =>
    fillPlaceholders(text, { sender, owner: 'Alex Moreau' })

  it.each([
    ['Hello {first name},\n{my name}', 'Hello Ada,\nAlex Moreau'],
    ['{first name} {first name}', 'Ada Ada'],
    ['{unknown} {first name', '{unknown} {first name'],
  ])('%j becomes %j', (text, filled) => {
    expect(fill(text)).toBe(filled)
  })

  it.each([
    ['  Ada  ', 'Ada'],
    ['$& $1', '$&'],
    ['{my name}', '{my'],
  ])('takes the first word of the name %j as it is', (sender, first) => {
    expect(fill('{first name}', sender)).toBe(first)
  })
})
