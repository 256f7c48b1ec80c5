import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { UsedProduct } from './use-product.ts'

export const BROKEN_TITLE = 'Something Went Wrong'

/** Pages whose scripts fail, in a theme that their error page has to keep. */
export function brokenPages(product: UsedProduct) {
  const inOcean = async (script: () => void) => {
    product.allowError('Broken for the test')
    await product.page().addInitScript(() => localStorage.setItem('theme', 'ocean'))
    await product.page().addInitScript(script)
    return product.page()
  }
  return {
    inOcean,
    /** The root layout throws once React listens. */
    withBrokenFrame: () =>
      inOcean(() => {
        const send = window.dispatchEvent.bind(window)
        // Called by the code that tells the page script of React.
        window.dispatchEvent = (event) =>
          event.type === 'app:ready' ? JSON.parse('Broken for the test') : send(event)
      }),
    expectError: async (page: Page) => {
      await page.getByRole('heading', { level: 1, name: BROKEN_TITLE }).waitFor()
      expect(await page.locator('h1').count()).toBe(1)
      await page.locator('html.ocean[data-theme=ocean]').waitFor()
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      expect(ground).toBe('rgb(6, 24, 42)')
      await page.getByRole('link', { name: 'Back to Home' }).waitFor()
      const loaded = page.waitForEvent('load')
      await page.getByRole('link', { name: 'Try Again' }).click()
      await loaded
    },
    /** The error page of the root layout is a separate document, without navigation. */
    expectOwnDocument: async (page: Page) => {
      await page.getByRole('heading', { level: 1, name: BROKEN_TITLE }).waitFor()
      expect(await page.title()).toBe(BROKEN_TITLE)
      expect(await page.getByRole('navigation').count()).toBe(0)
    },
  }
}
