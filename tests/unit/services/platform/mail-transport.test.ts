import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { describe, expect, it } from 'vitest'
import { readEnv } from '#src/env.ts'
import { mailSender, mailTransport } from '#src/services/platform/mail-transport.ts'
import { startMailServer } from '#tests/support/mail-server.ts'

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

/** A mail as a server receives it. */
async function received(from: string | undefined, address: string): Promise<string> {
  const server = await startMailServer()
  const adapter = await nodemailerAdapter({
    ...mailSender(readEnv({ MAIL_FROM: from }).MAIL_FROM),
    transportOptions: mailTransport(server.url),
    skipVerify: true,
  })
  const { sendEmail } = adapter({ payload: {} as Parameters<typeof adapter>[0]['payload'] })
  const replyTo = { name: 'Rita Reader', address }
  await sendEmail({ to: 'owner@example.com', replyTo, subject: 'Hello', text: 'Hi' })
  await server.stop()
  return server.mails[0]?.text ?? ''
}

describe('a mail', () => {
  it.each([
    ['Mara Muster <site@example.net>', 'Mara Muster <site@example.net>'],
    ['"Muster, Mara" <site@example.net>', '"Muster, Mara" <site@example.net>'],
    ['J.R. Smith <site@example.net>', '"J.R. Smith" <site@example.net>'],
    ['site@example.net', 'Folio <site@example.net>'],
    [undefined, 'Folio <folio@localhost>'],
  ])('has the sender of MAIL_FROM=%s', async (from, header) => {
    const lines = (await received(from, 'rita@example.org')).split('\r\n')
    expect(lines.find((line) => line.startsWith('From:'))).toBe(`From: ${header}`)
  })

  it.each(['r&d@xn--e1afmkfd.xn--p1ai', 'john#tag@example.org', "mike'@example.org"])(
    'has the address %s in Reply-To',
    async (address) => {
      expect(await received(undefined, address)).toMatch(
        new RegExp(`^Reply-To: Rita Reader <${address}>\\r$`, 'm'),
      )
    },
  )
})
