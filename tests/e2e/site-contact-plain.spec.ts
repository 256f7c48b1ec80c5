import { describe, expect, it } from 'vitest'
import { useCmsData } from '#tests/support/cms-data.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = useCmsData(product)

describe('contact form without scripts', () => {
  const fill = async (changes: { email?: string; message?: string } = {}) => {
    const page = await product.stranger({ javaScriptEnabled: false })
    const addresses: string[] = []
    page.on('framenavigated', (frame) => addresses.push(frame.url()))
    await page.goto('/')
    await page.getByLabel('Name').fill('Rita Reader')
    await page.getByLabel('Email').fill(changes.email ?? 'rita@example.com')
    await page.getByLabel('Subject').fill('A question')
    await page.getByLabel('Message').fill(changes.message ?? 'Hello!\nBye.')
    return { page, addresses }
  }

  it('[S8-contact-02] is shown again with its errors and all of its text, and nothing in the URL', async () => {
    product.allowError('400')
    const { page, addresses } = await fill({
      email: 'rita@localhost',
      message: 'Hello again!\nBye.',
    })
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.getByRole('heading', { level: 1, name: 'Error sending message' }).waitFor()
    const email = page.getByLabel('Email')
    expect(await email.getAttribute('aria-invalid')).toBe('true')
    expect(await email.evaluate((input) => input === document.activeElement)).toBe(true)
    await page.locator('#email-fault', { hasText: 'Email must be a valid address' }).waitFor()
    expect(await page.getByLabel('Message').inputValue()).toBe('Hello again!\nBye.')
    expect(addresses.at(-1)).toBe(`${product.url}/contact`)
    await email.fill('rita@example.com')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.waitForURL('**/contact/sent')
    expect(await data.messages()).toMatchObject([{ email: 'rita@example.com' }])
  })
})
