import { describe, it } from 'vitest'
import { openHydrated } from '#tests/support/hydrated-page.ts'
import { brokenPages } from '#tests/support/broken-page.ts'
import { scriptsWith } from '#tests/support/build-files.ts'
import { useCmsData } from '#tests/support/cms-data.ts'
import { notice } from '#tests/support/cms-page.ts'
import { intercept } from '#tests/support/interception.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
useCmsData(product)
const { inOcean, withBrokenFrame, expectError, expectOwnDocument } = brokenPages(product)

it(
  'a failed load of the toast code leaves the page unchanged, and the next toast retries',
  { tags: 'long' },
  async () => {
    product.allowError('Failed to load resource')
    const page = product.page()
    await page.clock.install()
    const region = scriptsWith('"Notification"')
    await intercept(page, region, (route) => route.abort('connectionreset'))
    await openHydrated(page, '/')
    const failed = page.waitForEvent('requestfailed')
    await page.getByLabel('Name').click()
    await failed
    await page.getByLabel('Name').fill('Rita Reader')
    await page.keyboard.press('Tab')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.unroute(region)
    await page.getByLabel('Email').fill('rita@example.com')
    await page.getByLabel('Subject').fill('A question')
    await page.getByLabel('Message').fill('Hello!')
    await page.clock.runFor(10_000)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await notice(page, 'Message sent successfully!').waitFor()
  },
)

describe('errors in the browser', () => {
  it('a part of a page: shows a message in the layout, and offers a reload', async () => {
    const page = await inOcean(() => {
      const ask = window.matchMedia.bind(window)
      // Called by the skill bars of a home page reached by a link.
      window.matchMedia = (query) =>
        query.includes('reduced-motion') ? JSON.parse('Broken for the test') : ask(query)
    })
    await page.goto('/blog')
    const main = page.getByRole('navigation', { name: 'Main' })
    await main.getByRole('link', { name: 'Home' }).click()
    await expectError(page)
  })

  it('the layout: shows a message in its own document', async () => {
    const page = await withBrokenFrame()
    await page.goto('/')
    await expectOwnDocument(page)
    await expectError(page)
  })
})
