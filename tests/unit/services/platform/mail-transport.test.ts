import { describe, expect, it } from 'vitest'
import { mailTransport } from '#src/services/platform/mail-transport.ts'

const search = (address: string) => new URL(mailTransport(address).url).searchParams

describe('the address of the mail server', () => {
  it('gets time-outs, so that a silent one holds nobody up', () => {
    const query = search('smtp://user:secret@mail.example:587')
    expect(Object.fromEntries(query)).toEqual({
      connectionTimeout: '10000',
      greetingTimeout: '10000',
      socketTimeout: '20000',
    })
  })

  it('keeps what it says itself', () => {
    const { url } = mailTransport('smtps://user:p%40ss@mail.example?socketTimeout=5000&name=site')
    expect(url).toMatch(/^smtps:\/\/user:p%40ss@mail\.example\?socketTimeout=5000&name=site&/)
  })
})
