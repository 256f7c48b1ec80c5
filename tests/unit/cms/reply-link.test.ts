import { describe, expect, it } from 'vitest'
import { replyLink } from '#src/cms/contacts/reply-link.ts'

describe('reply link', () => {
  it('[S2-contacts-16] [S2-contacts-17] addresses the sender, with the subject prefixed', () => {
    expect(replyLink({ email: 'grace@example.com', subject: 'A job & more?' })).toBe(
      'mailto:grace@example.com?subject=Re%3A%20A%20job%20%26%20more%3F',
    )
  })

  it('cannot be made to write to others', () => {
    const link = replyLink({ email: 'a@b.co?bcc=c@d.co', subject: 'x&body=y\r\nBcc: z@z.co' })
    const url = new URL(link)
    expect([...url.searchParams.keys()]).toEqual(['subject'])
    expect(link).not.toMatch(/[\r\n]|[?&](bcc|body)=/i)
  })
})
