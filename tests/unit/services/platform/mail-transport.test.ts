import { describe, expect, it } from 'vitest'
import { mailSender, mailTransport } from '#src/services/platform/mail-transport.ts'

const search = (address: string) => new URL(mailTransport(address).url).searchParams

describe('the mail transport', () => {
  it('sets time-outs, so that an unresponsive server does not block', () => {
    const query = search('smtp://user:secret@mail.example:587')
    expect(Object.fromEntries(query)).toEqual({
      connectionTimeout: '10000',
      greetingTimeout: '10000',
      socketTimeout: '20000',
    })
  })

  it('keeps the options of the URL', () => {
    const { url } = mailTransport('smtps://user:p%40ss@mail.example?socketTimeout=5000&name=site')
    expect(url).toMatch(/^smtps:\/\/user:p%40ss@mail\.example\?socketTimeout=5000&name=site&/)
  })
})

describe('the sender', () => {
  it.each([
    [{ name: 'Mara Muster', address: 'site@example.net' }, '"Mara Muster"', 'site@example.net'],
    [{ name: '', address: 'site@example.net' }, '"Folio"', 'site@example.net'],
    [undefined, '"Folio"', 'folio@localhost'],
  ])('of %o has its name in quotes', (from, defaultFromName, defaultFromAddress) => {
    expect(mailSender(from)).toEqual({ defaultFromName, defaultFromAddress })
  })
})
