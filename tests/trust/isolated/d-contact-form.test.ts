import { expect, it } from 'vitest'
import { contactBody } from '#tests/support/post-bodies.ts'
import { send } from '#tests/support/requests.ts'
import { useFaultySite } from '#tests/support/faulty-site.ts'

const site = useFaultySite()

const sendForm = async () => {
  const { contactForm } = await import('#src/http/contact-form.ts')
  return send(contactForm, 'POST', '/contact', {
    body: new URLSearchParams(contactBody({ message: 'Kept' })).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
}

it('a message without scripts while the database is away: told so, its text kept, sent once when it is back', async () => {
  site.break({ kind: 'down' })
  const answer = await sendForm()
  const page = await answer.text()
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(page).toContain('Please try again later or contact me directly via email.')
  expect(page).toContain('>\nKept</textarea>')
  site.heal()
  expect((await sendForm()).status).toBe(303)
  expect(await site.rows("select message from contacts where message = 'Kept'")).toHaveLength(1)
})
