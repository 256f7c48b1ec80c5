import type { Page } from 'playwright'
import { expect } from 'vitest'
import { AWAKE_EVENT } from '#src/site/frame/wake-script.ts'

/** Opens a page of the site, and returns once React has hydrated it and its fonts are there. */
export async function openAwake(page: Page, path: string) {
  await page.addInitScript((event) => {
    addEventListener(event, () => Object.assign(window, { isAwake: true }))
  }, AWAKE_EVENT)
  await page.goto(path)
  // Its scripts are held back until the reader's first sign: see wake-script.ts.
  await page.locator('body').dispatchEvent('touchstart')
  await expect.poll(() => page.evaluate(() => 'isAwake' in window)).toBe(true)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return page
}
