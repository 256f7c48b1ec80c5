import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { openHydrated } from '#tests/support/hydrated-page.ts'
import { intercept } from '#tests/support/interception.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const BUILD = readFileSync('.next/BUILD_ID', 'utf8')
/** Lost by a reload only. */
const mark = (page: Page) => page.evaluate(() => void (document.title = 'An old tab'))
const isMarked = (page: Page) => page.evaluate(() => document.title === 'An old tab')

it('a tab of an earlier build opens the next page as a whole, and is loaded anew where its code is gone', async () => {
  const page = await openHydrated(product.page(), '/')
  await intercept(page, '**/*_rsc=*', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(BUILD, 'of-the-new-build')
    await route.fulfill({ response, body })
  })
  await page.evaluate(() => Object.assign(globalThis, { isOldTab: true }))
  await page.getByRole('link', { name: 'Resume' }).first().click()
  await page.waitForURL('**/resume')
  await page.waitForFunction(() => !('isOldTab' in globalThis))

  await openHydrated(page, '/blog')
  await mark(page)
  product.allowError('Failed to load resource')
  await intercept(page, '**/_next/static/chunks/**', (route) => route.fulfill({ status: 404 }))
  await page.keyboard.press('Control+k')
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
  await page.unroute('**/_next/static/chunks/**')
  await openHydrated(page, '/blog')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search' }).waitFor()
})
