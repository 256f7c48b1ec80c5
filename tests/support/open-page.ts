import type { Page } from 'playwright'

/** Opens a page of the site, and waits for its fonts. React is loaded by the first use of a part that needs it. */
export async function openPage(page: Page, path: string) {
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return page
}

/** Whether React has hydrated the page: React sets an internal property on hydrated elements. */
export const isHydrated = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.getElementById('page:content') ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  )

/** Follows a link to a page that never comes: Playwright waits for a navigation that has begun. */
export async function followToNowhere(page: Page, name: string | RegExp) {
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await page.getByRole('link', { name }).last().click()
}
