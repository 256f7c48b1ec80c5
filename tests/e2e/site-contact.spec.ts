import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cmsData } from '#tests/support/cms-data.ts'
import { cut, failure, hold, nextRequest, notice, refuse } from '#tests/support/cms-page.ts'
import { contactBody } from '#tests/support/post-bodies.ts'
import { useProduct } from '#tests/support/use-product.ts'
import { randomAddress } from '#tests/support/visitor.ts'

const product = useProduct()
const data = cmsData(product)
/** Of the test's visitor: an address may send five messages in ten minutes. */
let address = ''
beforeEach(() => {
  address = randomAddress()
  return product.context().setExtraHTTPHeaders({ 'x-forwarded-for': address })
})
afterEach(() => data.empty())

const open = async () => {
  await product.page().goto('/')
  return product.page()
}

describe('§2 contact form', () => {
  const fill = async () => {
    const page = product.page()
    await page.clock.install()
    await open()
    await page.getByLabel('Name').fill('Rita Reader')
    await page.getByLabel('Email').fill('rita@example.com')
    await page.getByLabel('Subject').fill('A question')
    await page.getByLabel('Message').fill('Hello!')
    await page.clock.runFor(10_000)
    return page
  }
  const send = () => product.page().getByRole('button', { name: 'Send Message' })

  it('[S2-home-14] [S2-home-15] [S2-home-16] [S9-rows-01] [S4-contact-01] has its fields and is idle', async () => {
    const page = await open()
    for (const label of ['Name', 'Email', 'Subject', 'Message']) {
      await page.getByLabel(label, { exact: true }).waitFor()
    }
    expect(await page.getByLabel('Message').getAttribute('rows')).toBe('4')
    await expect.poll(() => send().isEnabled()).toBe(true)
  })

  it('[S5-contact-01] [S5-contact-02] requires everything, and an email that is one', async () => {
    const page = await open()
    const fields = page.locator('form :is(input, textarea)[required]')
    expect(await fields.count()).toBe(4)
    await send().click()
    expect(await page.getByLabel('Name').evaluate((name) => name === document.activeElement)).toBe(
      true,
    )
    await page.getByLabel('Email').fill('no address')
    const mismatch = (input: HTMLInputElement) => input.validity.typeMismatch
    expect(await page.getByLabel('Email').evaluate(mismatch)).toBe(true)
    expect(await data.contacts()).toEqual([])
  })

  it('a double click on Send is one message', async () => {
    await fill()
    await send().dblclick()
    await expect.poll(async () => (await data.contacts()).length).toBe(1)
    // A second one would have been sent by then.
    await notice(product.page(), 'Message sent successfully!').waitFor()
    expect(await data.contacts()).toHaveLength(1)
  })

  it('[S7-post-contact-03] [S4-contact-02] [S4-contact-03] [S8-contact-01] [S1-visitor-05] [S7-post-contact-01] says that it sends, then that it did, and is empty again', async () => {
    const page = await fill()
    const call = await hold(page, '**/api/contact')
    const sent = nextRequest(page, 'POST', '/api/contact')
    await send().click()
    expect(await page.getByRole('button', { name: 'Sending...' }).isDisabled()).toBe(true)
    expect((await sent).postDataJSON()).toMatchObject({
      name: 'Rita Reader',
      email: 'rita@example.com',
      subject: 'A question',
      message: 'Hello!',
    })
    call.release()
    await notice(
      page,
      'Message sent successfully!',
      "Thank you for your message. I'll get back to you soon.",
    ).waitFor()
    expect(await page.getByLabel('Message').inputValue()).toBe('')
    expect(await data.contacts()).toMatchObject([{ subject: 'A question', message: 'Hello!' }])
  })

  it.each([
    ['an answer', 500],
    ['no answer', 0],
  ])(
    '[S7-post-contact-03] [S4-contact-04] [S8-contact-02] a failure with %s says so and keeps what was written',
    async (_, status) => {
      const page = await fill()
      product.allowError('Failed to load resource')
      await refuse(page, { address: '**/api/contact', method: 'POST', status })
      await send().click()
      await failure(
        page,
        'Error sending message',
        'Please try again later or contact me directly via email.',
      ).waitFor()
      expect(await page.getByLabel('Message').inputValue()).toBe('Hello!')
      expect(await send().isEnabled()).toBe(true)
    },
  )

  it('a message whose answer was lost is stored once, however often it is sent again', async () => {
    const page = await fill()
    product.allowError('Failed to load resource')
    await cut(page, { address: '**/api/contact', method: 'POST', when: 'after' })
    await send().click()
    await failure(page, 'Error sending message').waitFor()
    expect(await data.contacts()).toMatchObject([{ message: 'Hello!' }])
    await send().click()
    await notice(page, 'Message sent successfully!').waitFor()
    expect(await data.contacts()).toMatchObject([{ message: 'Hello!' }])
  })

  it('a message that was changed after its answer was lost is another one', async () => {
    const page = await fill()
    product.allowError('Failed to load resource')
    await cut(page, { address: '**/api/contact', method: 'POST', when: 'after' })
    await send().click()
    await failure(page, 'Error sending message').waitFor()
    await page.getByLabel('Message').fill('Hello, once more!')
    await send().click()
    await notice(page, 'Message sent successfully!').waitFor()
    expect((await data.contacts()).map(({ message }) => message).toSorted()).toEqual([
      'Hello!',
      'Hello, once more!',
    ])
  })

  it('[S9-toast-01] [S9-toast-02] one notification at once, for five seconds', async () => {
    const page = await fill()
    product.allowError('Failed to load resource')
    await refuse(page, { address: '**/api/contact', method: 'POST', status: 500 })
    await send().click()
    await failure(page, 'Error sending message').waitFor()
    await send().click()
    await expect.poll(() => page.locator('[data-variant]').count()).toBe(1)
    await page.clock.runFor(4500)
    expect(await page.locator('[data-variant]').count()).toBe(1)
    await page.clock.runFor(600)
    await page.locator('[data-variant]').waitFor({ state: 'detached' })
  })

  it('shows what the server finds wrong at its field, and keeps the text', async () => {
    const page = await fill()
    product.allowError('400')
    await page.getByLabel('Email').fill('rita@localhost')
    await send().click()
    await failure(page, 'Error sending message').waitFor()
    const email = page.getByLabel('Email')
    await page.getByText('Email must be a valid address').waitFor()
    expect(await email.getAttribute('aria-invalid')).toBe('true')
    expect(await email.evaluate((input) => input === document.activeElement)).toBe(true)
    const described = (await email.getAttribute('aria-describedby')) ?? ''
    expect(await page.locator(`[id="${described}"]`).innerText()).toBe(
      'Email must be a valid address',
    )
    expect(await email.inputValue()).toBe('rita@localhost')
    expect(await page.getByLabel('Message').inputValue()).toBe('Hello!')
    expect(await page.getByLabel('Name').getAttribute('aria-invalid')).toBeNull()
  })

  it('thanks a robot that fills the trap, and keeps nothing', async () => {
    const page = await fill()
    const trap = page.locator('input[name="website"]')
    expect(await trap.evaluate((input) => input.matches('[aria-hidden] *') && input.tabIndex)).toBe(
      -1,
    )
    await trap.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'))
    await send().click()
    await notice(page, 'Message sent successfully!').waitFor()
    expect(await data.contacts()).toEqual([])
  })

  it('[S8-contact-02] the sixth message in ten minutes is refused for now, and its text stays', async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      await fetch(`${product.url}/api/contact`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: product.url,
          'x-forwarded-for': address,
        },
        body: JSON.stringify(contactBody()),
      })
    }
    const page = await fill()
    product.allowError('429')
    await send().click()
    await failure(page, 'Error sending message', 'Please try again later').waitFor()
    expect(await page.getByLabel('Message').inputValue()).toBe('Hello!')
    expect((await data.contacts()).filter(({ message }) => message === 'Hello!')).toEqual([])
  })
})
