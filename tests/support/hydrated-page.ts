import type { Page } from 'playwright'
import { expect } from 'vitest'

/** Whether React has hydrated the page: React sets an internal property on hydrated elements. */
const isHydrated = () =>
  Object.keys(document.getElementById('page:content') ?? {}).some((key) =>
    key.startsWith('__react'),
  )

/** Opens a page of the site, and waits for hydration and fonts. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path)
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return page
}
