import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { handlerOf, send } from '#tests/support/requests.ts'
import type { Handler } from '#tests/support/requests.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { messageBody } from '#tests/support/post-bodies.ts'

const mailServer = await startMailServer()
let createMessage: Handler

// The setting is read at import of the product's code, which happens here.
beforeAll(async () => {
  vi.stubEnv('SMTP_URL', mailServer.url)
  vi.stubEnv('MAIL_FROM', '"Muster, Mara" <folio@site.example>')
  createMessage = await handlerOf(calls.createMessage)
})
afterAll(() => mailServer.stop())
beforeEach(() => {
  mailServer.mails.length = 0
  mailServer.refuse(false)
})

let visits = 0
const message = (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) => {
  visits += 1
  return send(createMessage, 'POST', '/api/contact', {
    json: messageBody(changes),
    headers: { 'x-folio-client': `192.0.2.${visits}`, ...headers },
  })
}

describe('the notification mail', () => {
  it('goes to the owner, with the sender in Reply-To', async () => {
    expect((await message({ subject: 'A job', message: 'Line one.\nLine two.' })).status).toBe(201)
    await expect.poll(() => mailServer.mails.length).toBe(1)
    const [mail] = mailServer.mails
    expect(mail?.to).toEqual(['owner.example@gmail.com'])
    expect(mail?.text).toMatch(/^From: "Muster, Mara" <folio@site\.example>\r$/m)
    expect(mail?.text).toMatch(/^Reply-To: Rita Reader <rita@example\.com>\r$/m)
    expect(mail?.text).toMatch(/^Subject: New message: A job\r$/m)
    expect(mail?.text).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(mail?.text).toContain('Line one.\r\nLine two.')
  })

  it('is plain text, so that a visitor’s markup is not rendered', async () => {
    await message({ name: 'Eve <b>', message: '<img src=x onerror=alert(1)>' })
    await expect.poll(() => mailServer.mails.length).toBe(1)
    const text = mailServer.mails[0]?.text ?? ''
    expect(text).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m)
    expect(text).not.toMatch(/text\/html|multipart/)
    expect(text).toMatch(/^Reply-To: "Eve <b>" <rita@example\.com>\r$/m)
  })

  it('is sent for stored messages only, and never to the sender', async () => {
    await message({ website: 'https://spam.example' })
    await message({ email: 'nonsense' })
    await message({ subject: 'The one that counts' })
    await expect.poll(() => mailServer.mails.length).toBe(1)
    expect(mailServer.mails[0]?.text).toContain('The one that counts')
    expect(mailServer.mails.flatMap(({ to }) => to)).not.toContain('rita@example.com')
  })

  it('is sent once for a repeated request', async () => {
    const again = { subject: 'Once' }
    const headers = { 'idempotency-key': 'mailed-1234567890' }
    expect((await message(again, headers)).status).toBe(201)
    expect((await message(again, headers)).status).toBe(201)
    await message({ subject: 'The next one' })
    await expect.poll(() => mailServer.mails.length).toBeGreaterThan(1)
    const subjects = mailServer.mails.map(({ text }) => /^Subject: (.*)\r$/m.exec(text)?.[1])
    expect(subjects.toSorted()).toEqual(['New message: Once', 'New message: The next one'])
  })

  it('does not lose a message when the mail server refuses', async () => {
    mailServer.refuse(true)
    expect((await message({ subject: 'Refused mail' })).status).toBe(201)
    await expect.poll(() => mailServer.refused()).toBe(1)
    mailServer.refuse(false)
    expect((await message({ subject: 'Next mail' })).status).toBe(201)
    await expect.poll(() => mailServer.mails.length).toBe(1)
    expect(mailServer.mails[0]?.text).toContain('Next mail')
  })
})
