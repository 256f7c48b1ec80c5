import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { openPage } from '#tests/support/open-page.ts'
import { brokenPages } from '#tests/support/broken-page.ts'
import { notice, useCms } from '#tests/support/cms-page.ts'
import { fillContactForm } from '#tests/support/fill-contact-form.ts'
import { intercept } from '#tests/support/interception.ts'

const { product } = useCms()
const { inOcean, withBrokenFrame, expectError, expectOwnDocument } = brokenPages(product)

it(
  'a failed load of the code leaves the page unchanged, and the next use retries',
  { tags: 'long' },
  async () => {
    product.allowError('Failed to load resource')
    const page = product.page()
    await page.clock.install()
    const files = '**/_next/static/**/*.js'
    await intercept(page, files, (route) => route.abort('connectionreset'))
    await openPage(page, '/')
    const failed = page.waitForEvent('requestfailed')
    await page.getByLabel('Name').click()
    await failed
    await page.getByLabel('Name').fill('Rita Reader')
    await page.keyboard.press('Tab')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.unroute(files)
    await fillContactForm(page)
    await page.clock.runFor(10_000)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await notice(page, 'Message sent successfully!').waitFor()
  },
)

describe('errors in the browser', () => {
  it('a part of a page: shows a message in the layout, and offers a reload', async () => {
    const page = await inOcean(() => {
      // Called by the search in the palette.
      String.prototype.normalize = () => JSON.parse('Broken for the test')
    })
    await page.goto('/blog')
    await page.getByRole('searchbox').fill('a')
    await expectError(page)
  })

  it('the layout: shows a message in its own document', async () => {
    const page = await withBrokenFrame()
    await page.goto('/')
    await page.keyboard.press('/')
    await expectOwnDocument(page)
    await expectError(page)
  })
})

/** Lost by a reload only. */
const mark = (page: Page) => page.evaluate(() => void (document.title = 'An old tab'))
const isMarked = (page: Page) => page.evaluate(() => document.title === 'An old tab')

it('a tab of an earlier build is loaded again where its code is gone', async () => {
  const page = await openPage(product.page(), '/blog')
  await mark(page)
  product.allowError('Failed to load resource')
  await intercept(page, '**/_next/static/chunks/**', (route) => route.fulfill({ status: 404 }))
  await page.keyboard.press('Control+k')
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
  await page.unroute('**/_next/static/chunks/**')
  await openPage(page, '/blog')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search' }).waitFor()
})
