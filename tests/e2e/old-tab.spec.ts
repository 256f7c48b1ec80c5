import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { openPage } from '#tests/support/open-page.ts'
import { intercept } from '#tests/support/interception.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
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
