import type { Page } from 'playwright'
import { median } from './median.ts'

const OPENINGS = 5

type Shown = { shownAt?: number }

/**
 * Milliseconds until a part of a page with a text has been painted (median). By the page's own clock: a driver that asks
 * again and again would add its pauses.
 */
export async function openingTime(page: Page, path: string, part: { of: string; text: string }) {
  await page.addInitScript(({ of, text }) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(of)?.textContent.match(text)) return
      observer.disconnect()
      requestAnimationFrame(() =>
        setTimeout(() => Object.assign(globalThis, { shownAt: performance.now() })),
      )
    })
    observer.observe(document, { childList: true, subtree: true, characterData: true })
  }, part)
  const times: number[] = []
  // The first one fills the browser's cache.
  for (let opened = 0; opened <= OPENINGS; opened += 1) {
    await page.goto('about:blank')
    await page.goto(path)
    const shown = await page.waitForFunction(() => (globalThis as Shown).shownAt)
    times.push((await shown.jsonValue()) ?? NaN)
  }
  return median(times.slice(1))
}
