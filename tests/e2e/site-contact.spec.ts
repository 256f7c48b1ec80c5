import { beforeEach, expect, it } from 'vitest'
import { cut, failure, hold, nextRequest, notice, refuse, useCms } from '#tests/support/cms-page.ts'
import { fillContactForm } from '#tests/support/fill-contact-form.ts'
import { openPage } from '#tests/support/open-page.ts'
import { expectFocus } from '#tests/support/focus.ts'
import { randomIp } from '#tests/support/visitor.ts'

const { product, data } = useCms()
/** A separate IP address per visitor: one may send five messages in ten minutes. */
const newAddress = () => product.context().setExtraHTTPHeaders({ 'x-forwarded-for': randomIp() })
beforeEach(newAddress)

const page = () => product.page()
const open = async () => {
  await page().clock.install()
  await openPage(page(), '/')
}
/** Fills in the form at the speed of a person. */
const fill = async () => {
  await fillContactForm(page())
  await page().clock.runFor(10_000)
}
const send = () => page().getByRole('button', { name: 'Send Message' })
const failed = (text = 'Please try again later or contact me directly via email.') =>
  failure(page(), 'Error sending message', text)
const sent = () => notice(page(), 'Message sent successfully!')
const messages = async () => (await data.messages()).map(({ message }) => message).toSorted()
/** Waits until a toast has closed, so that the next one is a new one. */
const dismiss = async (shown: ReturnType<typeof notice>) => {
  await shown.getByRole('button', { name: 'Dismiss' }).click()
  await shown.waitFor({ state: 'detached' })
}

it('[S2-home-16] [S9-rows-01] [S4-contact-01] the contact form is idle at first, and sends nothing without the required fields', async () => {
  await open()
  expect(await page().getByLabel('Message').getAttribute('rows')).toBe('4')
  await expect.poll(() => send().isEnabled()).toBe(true)
  await send().click()
  await expectFocus(page().getByLabel('Name'))
  await page().getByLabel('Email').fill('no address')
  const mismatch = (input: HTMLInputElement) => input.validity.typeMismatch
  expect(await page().getByLabel('Email').evaluate(mismatch)).toBe(true)
  expect(await data.messages()).toEqual([])
})

it('the contact form keeps what was typed, and sends it once, when the page has changed since it was opened', async () => {
  product.allowError('418')
  await open()
  await data.post({ title: 'A new post' })
  await page().getByLabel('Name').pressSequentially('Rita')
  await page().getByText('A new post').first().waitFor()
  await page().keyboard.type(' R.')
  expect(await page().getByLabel('Name').inputValue()).toBe('Rita R.')
  await fill()
  await send().click()
  await sent().waitFor()
  await expect.poll(messages).toEqual(['Hello!'])
})

it('[S4-contact-02] [S4-contact-03] [S8-contact-01] shows sending, then success, and is reset; a double click sends one message', async () => {
  await open()
  await fill()
  const call = await hold(page(), '**/api/contact')
  const request = nextRequest(page(), 'POST', '/api/contact')
  await send().dblclick()
  expect(await page().getByRole('button', { name: 'Sending...' }).isDisabled()).toBe(true)
  expect((await request).postDataJSON()).toMatchObject({
    name: 'Rita Reader',
    email: 'rita@example.com',
    subject: 'A question',
    message: 'Hello!',
  })
  call.release()
  await notice(
    page(),
    'Message sent successfully!',
    "Thank you for your message. I'll get back to you soon.",
  ).waitFor()
  const note = page().locator('#contact').getByRole('heading', { name: 'Your message was sent' })
  await note.waitFor()
  await page().getByText('A reply will go to rita@example.com.').waitFor()
  // The sender is drawn as the owner is: r, e, a and the other letters that return.
  await page().locator('#contact').getByText('Rita Reader · r, three times').waitFor()
  const arcs = page().locator('#contact .light-1 .letter-arcs')
  expect((await arcs.getAttribute('d'))?.match(/C/g)).toHaveLength(2)
  expect(await page().getByLabel('Message').isVisible()).toBe(false)
  await expectFocus(note.locator('..'))
  await page().getByRole('button', { name: 'Write Another Message' }).click()
  await expectFocus(page().getByLabel('Name'))
  expect(await page().getByLabel('Message').inputValue()).toBe('')
  expect(await data.messages()).toMatchObject([{ subject: 'A question', message: 'Hello!' }])
})

it('[S7-post-contact-03] [S4-contact-04] [S8-contact-02] shows a failure with or without a response and keeps the text', async () => {
  await open()
  await fill()
  product.allowError('Failed to load resource')
  await refuse(page(), { address: '**/api/contact', method: 'POST', status: 500 })
  await send().click()
  await failed().waitFor()
  expect(await page().getByLabel('Message').inputValue()).toBe('Hello!')
  await expect.poll(() => send().isEnabled()).toBe(true)
  await refuse(page(), { address: '**/api/contact', method: 'POST', status: 0 })
  const cutOff = page().waitForEvent('requestfailed')
  await send().click()
  await cutOff
  await expect.poll(() => send().isEnabled()).toBe(true)
  expect(await page().getByLabel('Message').inputValue()).toBe('Hello!')
  await failed().waitFor()
  expect(await page().locator('[data-variant]').count()).toBe(1)
})

it('stores a message with a lost response once, however often it is sent; a changed one is new', async () => {
  await open()
  product.allowError('Failed to load resource')
  const loseAnswer = async () => {
    await fill()
    await cut(page(), { address: '**/api/contact', method: 'POST', when: 'after' })
    await send().click()
    await failed().waitFor()
  }
  await loseAnswer()
  expect(await messages()).toEqual(['Hello!'])
  await send().click()
  await dismiss(sent())
  expect(await messages()).toEqual(['Hello!'])
  await page().getByRole('button', { name: 'Write Another Message' }).click()

  await product.product().rows('delete from contacts')
  await newAddress()
  await loseAnswer()
  await page().getByLabel('Message').fill('Hello, once more!')
  await send().click()
  await sent().waitFor()
  expect(await messages()).toEqual(['Hello!', 'Hello, once more!'])
})

it('shows server errors at their fields, keeps the text, and stores nothing if the honeypot is filled', async () => {
  await open()
  await fill()
  product.allowError('400')
  const email = page().getByLabel('Email')
  await email.fill('rita@localhost')
  await send().click()
  await failure(page(), 'Error sending message').waitFor()
  await page().getByText('Email must be a valid address').waitFor()
  expect(await email.getAttribute('aria-invalid')).toBe('true')
  await expectFocus(email)
  const described = (await email.getAttribute('aria-describedby')) ?? ''
  expect(await page().locator(`[id="${described}"]`).innerText()).toBe(
    'Email must be a valid address',
  )
  expect(await email.inputValue()).toBe('rita@localhost')
  expect(await page().getByLabel('Message').inputValue()).toBe('Hello!')
  expect(await page().getByLabel('Name').getAttribute('aria-invalid')).toBeNull()

  await email.fill('rita@example.com')
  const trap = page().locator('input[name="website"]')
  expect(await trap.evaluate((one) => one.matches('[aria-hidden] *') && one.tabIndex)).toBe(-1)
  await trap.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'))
  await send().click()
  await sent().waitFor()
  expect(await data.messages()).toEqual([])
})

it('[S8-contact-02] the contact form without scripts is shown again with its errors and all of its text, and nothing in the URL', async () => {
  product.allowError('400')
  const page = await product.stranger({ javaScriptEnabled: false })
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  await page.goto('/')
  await fillContactForm(page, { Email: 'rita@localhost', Message: 'Hello again!\nBye.' })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('heading', { level: 1, name: 'Error sending message' }).waitFor()
  const email = page.getByLabel('Email')
  expect(await email.getAttribute('aria-invalid')).toBe('true')
  await expectFocus(email)
  await page.locator('#email-fault', { hasText: 'Email must be a valid address' }).waitFor()
  expect(await page.getByLabel('Message').inputValue()).toBe('Hello again!\nBye.')
  expect(addresses.at(-1)).toBe(`${product.url}/contact`)
  await email.fill('rita@example.com')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.waitForURL('**/contact/sent')
  expect(await data.messages()).toMatchObject([{ email: 'rita@example.com' }])
})
