import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

/** Puts a page into a theme, as another tab would. */
export async function wear(page: Page, theme: string) {
  await page.evaluate((name) => {
    localStorage.setItem('theme', name)
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  }, theme)
  await page.locator(`html.${theme}`).waitFor()
  // A colour on its way, or one that waits within closed details, is not what a reader sees.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
}

/** What axe finds on a page, the size of its targets too. */
export const faultsOf = async (page: Page) => {
  const rules = { 'target-size': { enabled: true } }
  const { violations } = await new AxeBuilder({ page }).options({ rules }).analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}
