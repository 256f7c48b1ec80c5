import type { Page } from 'playwright'
import { expect } from 'vitest'

/** Whether React has hydrated the page: it leaves its mark on the elements it has taken over. */
const isHydrated = () =>
  Object.keys(document.getElementById('content') ?? {}).some((key) => key.startsWith('__react'))

/** Opens a page of the site, and returns once React has hydrated it and its fonts are there. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path)
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return page
}
