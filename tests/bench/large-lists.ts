import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import type { StartedProduct } from '#tests/support/start-product.ts'
import { createVisitor } from '#tests/support/visitor.ts'
import { fillMessages, fillMedia } from './many-items.ts'
import { median } from './median.ts'
import { openingTime } from './opening.ts'

const MEDIA = 5000
const MESSAGES = 10_000
const SCROLLING_MS = 3000
const SETTLED_MS = 500

const LISTS = [
  { path: '/cms/blog', first: 'Post \\d', query: 'post 1234' },
  { path: '/cms/media', first: 'picture \\d', query: 'picture 4321' },
  { path: '/cms/contacts', first: 'Person \\d', query: 'person 7654' },
] as const

export type ListCost = {
  path: string
  usableMs: number
  firstKeyMs: number
  keyMs: number
  framesPerSecond: number
  nodes: number
}

/**
 * The lists of the management area with 2,000 posts (filled by the caller), 5,000 files and 10,000 messages: until
 * the first item has been painted, a key in the search box until its answer has been painted, and the frames
 * of a long scroll. All by the page's own clock.
 */
export async function largeLists(product: StartedProduct, browser: Browser): Promise<ListCost[]> {
  await fillMedia(product, MEDIA)
  await fillMessages(product, MESSAGES)
  const author = createVisitor(product)
  await author.signIn()
  const costs: ListCost[] = []
  for (const { path, first, query } of LISTS) {
    const page = await author.openPage(browser, { viewport: { width: 1440, height: 900 } })
    const usableMs = await openingTime(page, path, { of: 'main', text: first })
    const keys = await keyTimes(page, query)
    const framesPerSecond = await scroll(page)
    costs.push({
      path,
      usableMs,
      firstKeyMs: keys[0] ?? NaN,
      keyMs: median(keys),
      framesPerSecond,
      nodes: await page.locator('*').count(),
    })
    await page.context().close()
  }
  return costs
}

async function keyTimes(page: Page, query: string): Promise<number[]> {
  const box = page.getByRole('searchbox')
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(globalThis, { keyTimes: times })
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp))),
      true,
    )
  })
  await box.click()
  await pause(SETTLED_MS)
  await page.keyboard.type(query, { delay: 150 })
  await pause(SETTLED_MS)
  const times = await page.evaluate(
    () => (globalThis as unknown as { keyTimes: number[] }).keyTimes,
  )
  await box.fill('')
  await pause(SETTLED_MS)
  return times
}

/** Scrolls on at every frame, and counts them. */
const scroll = (page: Page) =>
  page.evaluate(
    (duration) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        let frames = 0
        const step = (now: number) => {
          if (now - start >= duration) return resolve((frames * 1000) / (now - start))
          frames += 1
          window.scrollBy(0, 60)
          requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }),
    SCROLLING_MS,
  )
