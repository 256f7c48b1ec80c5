import type { Browser, Page } from 'playwright'
import { editorOf, savePost } from '#tests/support/editor-page.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import type { StartedProduct } from '#tests/support/start-product.ts'
import { createVisitor } from '#tests/support/visitor.ts'
import { median } from './median.ts'
import { openingTime } from './opening.ts'

const WORDS = 10_000
const CODE_BLOCKS = 40
const IMAGES = 20
const KEYS = 60
const RENDERINGS = 15
const LAST_WORDS = 'The last word'

export type EditorCost = {
  openingMs: number
  keyMs: number
  savingMs: number
  renderingMs: number
}

/**
 * Cost of a post of 10,000 words, 40 code blocks and 20 images for its author: opening it (until the last word has
 * been painted), a key (from its event to the task after its input), saving (to the answer), and the
 * public page for who comes first after a change. Medians.
 */
export async function editorCost(product: StartedProduct, browser: Browser): Promise<EditorCost> {
  const author = createVisitor(product)
  await author.signIn()
  const answer = await author.write('POST', '/api/blog', postBody({ content: longText() }))
  const { id, slug } = (await answer.json()) as { id: string; slug: string }
  const page = await author.openPage(browser)
  const openingMs = await openingTime(page, `/cms/blog/edit/${id}`, {
    of: '.rte-content',
    text: `${LAST_WORDS}$`,
  })
  const keyMs = median(await keyTimes(page))
  const savingMs = await timeOf(async () => {
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
    await savePost(page)
    await saved
  })
  const renderings: number[] = []
  for (let change = 0; change < RENDERINGS; change += 1) {
    const body = postBody({ content: longText(), title: `Change ${change}` })
    await author.write('PUT', `/api/blog/${id}`, body)
    renderings.push(await timeOf(() => read(`${product.url}/blog/${slug}`)))
  }
  await page.context().close()
  return {
    openingMs,
    keyMs,
    savingMs,
    renderingMs: median(renderings),
  }
}

const read = async (url: string) => (await fetch(url)).arrayBuffer()

async function keyTimes(page: Page): Promise<number[]> {
  await editorOf(page).getByText(LAST_WORDS).click()
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(globalThis, { keyTimes: times })
    const { port1, port2 } = new MessageChannel()
    let pressedAt = 0
    port1.onmessage = () => times.push(performance.now() - pressedAt)
    addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), true)
    addEventListener('input', () => port2.postMessage(null), true)
  })
  for (let key = 0; key < KEYS; key += 1) await page.keyboard.type('x', { delay: 60 })
  return page.evaluate(() => (globalThis as unknown as { keyTimes: number[] }).keyTimes)
}

function longText(): string {
  const paragraph = `<p>${'word '.repeat(100).trim()}.</p>`
  const parts = Array.from({ length: WORDS / 100 }, (_, at) => [
    paragraph,
    ...(at < CODE_BLOCKS ? ['```typescript\nconst held = await lock("posts")\n```'] : []),
    ...(at < IMAGES ? ['![A picture](/images/post-default.svg)'] : []),
  ])
  return [...parts.flat(), `<p>${LAST_WORDS}</p>`].join('\n\n')
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
