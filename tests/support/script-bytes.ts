import type { Page } from 'playwright'

/** Bytes of the scripts that a screen has loaded, compressed: from the cache of the browser, too. */
export async function scriptBytes(page: Page): Promise<number> {
  // Prefetched code of other screens would count too.
  await page.waitForLoadState('networkidle')
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  )
}
