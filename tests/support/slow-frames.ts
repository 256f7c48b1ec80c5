import type { Page } from 'playwright'

/**
 * Makes every frame of a page take long, as on a slow computer: Chromium then handles keys and clicks before the
 * browser's own events, such as `selectionchange`, and before what React does later.
 */
export const slowFrames = (page: Page) =>
  page.evaluate(() => {
    const draw = () => {
      const end = performance.now() + 60
      while (performance.now() < end);
      requestAnimationFrame(draw)
    }
    draw()
  })
