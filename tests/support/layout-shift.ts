import type { Page } from 'playwright'

/** Cumulative layout shift, including the current frame. */
export const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'layout-shift', buffered: true })
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[]
    return shifts.reduce((sum, { value }) => sum + value, 0)
  })
