import { describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { GET } from '#src/app/(forms)/contact/route.ts'
import { handleContactForm } from '#src/http/contact-form-request.ts'
import { messageBody } from '#tests/support/post-bodies.ts'
import { answerOf, send } from '#tests/support/requests.ts'

type Sent = { fields?: Record<string, string>; client?: string; headers?: Record<string, string> }

/** Submits the form as a browser without scripts does. */
const sendForm = ({ fields = {}, client = '198.51.100.40', headers = {} }: Sent = {}) =>
  send(handleContactForm, 'POST', '/contact', {
    body: new URLSearchParams({ ...messageBody(), website: '', ...fields }).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-folio-client': client,
      ...headers,
    },
  })

const stored = () => answerOf(calls.listMessages)

/** Expects a page with this status and these texts. */
const expectPage = async (response: Response, status: number, ...texts: string[]) => {
  const page = await response.text()
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  for (const text of texts) expect(page).toContain(text)
  return page
}

const expectThanks = (response: Response) => {
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/contact/sent')
}

describe('the contact form without scripts', () => {
  it('[S1-visitor-05] stores the message with its line ends, and redirects to a confirmation page', async () => {
    const fields = { subject: 'By hand', message: 'One\r\ntwo ü 😀' }
    expectThanks(await sendForm({ fields }))
    const message = (await stored()).find(({ subject }) => subject === 'By hand')
    expect(message).toMatchObject({ message: 'One\ntwo ü 😀', email: 'rita@example.com' })
  })

  it('accepts messages of the same length as the API, however long their encoded line ends', async () => {
    const client = '198.51.100.41'
    const longest = `${'x\r\n'.repeat(2499)}xx`
    expectThanks(await sendForm({ fields: { message: longest }, client }))
    const page = await sendForm({ fields: { message: `${longest}x` }, client })
    await expectPage(page, 400, 'Message must be at most 5000 characters')
  })

  it('shows each error at its field and keeps all input, escaped', async () => {
    const fields = {
      name: '',
      email: 'rita@localhost',
      subject: '"><script>alert(1)</script>',
      message: '\n</textarea><b>bold</b>',
    }
    const page = await expectPage(
      await sendForm({ fields }),
      400,
      '<h1>Error sending message</h1>',
      'id="name-fault">Name is required<',
      'id="email-fault">Email must be a valid address<',
      'value="rita@localhost"',
      'value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"',
      // HTML drops the first line feed of a textarea; the second is the visitor's.
      'rows="4">\n\n&lt;/textarea&gt;&lt;b&gt;bold&lt;/b&gt;</textarea>',
      'method="post" action="/contact"',
      'name="website"',
    )
    expect(page).not.toContain('<script')
    expect(page).not.toContain('id="subject-fault"')
    expect(page.match(/ autofocus/g)).toHaveLength(1)
  })

  it.each<Record<string, string>>([
    { website: 'https://spam.example' },
    { website: 'x', elapsed: '300' },
  ])('thanks a robot (%j), and stores nothing', async (trace) => {
    const before = (await stored()).length
    expectThanks(await sendForm({ fields: { subject: 'Robot', ...trace } }))
    expect(await stored()).toHaveLength(before)
  })

  it('redirects from its URL to the form', () => {
    const { status, headers } = GET()
    expect([status, headers.get('location')]).toEqual([303, '/#contact'])
  })

  it('stores a double submission once, and a changed text as another message', async () => {
    const client = '198.51.100.42'
    const send = (message: string) =>
      sendForm({ fields: { subject: 'Pressed twice', message }, client })
    expectThanks(await send('Hello'))
    expectThanks(await send('Hello'))
    expectThanks(await send('Hello again'))
    const sent = (await stored()).filter(({ subject }) => subject === 'Pressed twice')
    expect(sent.map(({ message }) => message)).toEqual(['Hello again', 'Hello'])
  })

  it('shares the rate limit of the API: refuses the sixth message in ten minutes, and keeps its text', async () => {
    const client = '198.51.100.43'
    for (let count = 1; count <= 5; count += 1)
      expectThanks(await sendForm({ fields: { message: `Number ${count}` }, client }))
    const sixth = await sendForm({ fields: { message: 'Number 6' }, client })
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
    await expectPage(sixth, 429, 'Too many requests. Please try again later.', 'Number 6')
  })

  it('refuses a cross-site submission without echoing its input', async () => {
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    const answer = await sendForm({ fields: { message: 'Planted words' }, headers })
    const page = await expectPage(answer, 403, 'This request is not allowed from here.')
    expect(page).not.toContain('Planted words')
    expect(page).not.toContain('<form')
  })

  it.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain'])(
    'refuses %s',
    async (type) => {
      await expectPage(await sendForm({ headers: { 'content-type': type } }), 415)
    },
  )
})
