import type { Page } from 'playwright'

/** Two steps: the first one after a page has come may count as the pointer's place. */
export const movePointer = async (page: Page) => {
  await page.mouse.move(50, 50)
  await page.mouse.move(60, 60)
}

/** How many script files of a page wait for a reader's first sign. */
export const countWaiting = (page: Page) => page.locator('script[type=late]').count()
