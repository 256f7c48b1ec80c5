/* oxlint-disable no-restricted-properties -- the one place that may */
import type { Page, Route } from 'playwright'
import { expect } from 'vitest'

const PROBE = '/robots.txt?intercepted'
const prepared = new WeakSet<Page>()

/**
 * Intercepts the requests of a page from now on. Chromium starts and stops to intercept a moment after it has said so;
 * a request of that moment is not intercepted, not reported, or never answered (microsoft/playwright#41802). So this
 * waits for a request that was intercepted, and the page goes on to intercept after `unroute`.
 */
export async function intercept(
  page: Page,
  address: string,
  handle: (route: Route) => unknown,
): Promise<void> {
  await page.route(address, handle)
  if (prepared.has(page)) return
  prepared.add(page)
  await page.route(`**${PROBE}`, (route) => route.fulfill({ status: 204 }))
  // A document that is opened later is intercepted from its first request.
  if (page.url() === 'about:blank') return
  const probe = async (path: string) => (await fetch(path)).status
  await expect.poll(() => page.evaluate(probe, PROBE)).toBe(204)
}
