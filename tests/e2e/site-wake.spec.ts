import type { Page } from 'playwright'
import { afterEach, expect, it } from 'vitest'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { cmsData } from '#tests/support/cms-data.ts'
import { countWaiting, movePointer } from '#tests/support/sleeping-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = cmsData(product)
afterEach(() => data.empty())

const NOON = new Date('2026-03-04T12:00:20Z')
/** Opens a page whose clock stands, and touches nothing: it does not wake by itself, however long a test takes. */
const open = async (path: string) => {
  const page = product.page()
  await page.clock.install({ time: NOON.getTime() - 60_000 })
  await page.clock.pauseAt(NOON)
  await page.goto(path)
  return page
}

const running = () => document.querySelectorAll('script[src]:not([type], [nomodule])').length
const isAsleep = async (page: Page) => (await countWaiting(page)) > 5

it('no page runs its script files while nobody is there, nor under a pointer that rests where it appeared', async () => {
  const { slug } = await data.post({ title: 'A quiet page' })
  await movePointer(product.page())
  const page = await open('/')
  // The first visit renews a page, the second gets it finished; both are held back.
  for (const path of ['/', '/blog', `/blog/${slug}`, '/resume', '/', '/blog', `/blog/${slug}`]) {
    await page.goto(path)
    await page.locator('body').dispatchEvent('pointermove', { movementX: 0, movementY: 0 })
    expect(await countWaiting(page), path).toBeGreaterThan(5)
    expect(await page.evaluate(running), path).toBe(0)
  }
})

it('shows the time before it wakes, which it does by itself; its clock goes on', async () => {
  const page = await open('/')
  const clock = page.locator('[data-clock]')
  const at = (seconds: number) =>
    new Date(NOON.getTime() + seconds * 1000).toLocaleTimeString('en-GB', {
      timeZone: portfolio.personal.timeZone,
      hour: '2-digit',
      minute: '2-digit',
    })
  expect(await isAsleep(page)).toBe(true)
  expect(await clock.textContent()).toBe(at(0))
  await page.clock.runFor(10_000)
  await expect.poll(() => countWaiting(page)).toBe(0)
  const shown = async () => {
    await page.clock.runFor(5000)
    return clock.textContent()
  }
  await expect.poll(shown).toBe(at(60))
})

it('wakes at once by the pointer, the wheel, a key and a touch', async () => {
  const page = await open('/')
  for (const sign of [
    () => movePointer(page),
    () => page.mouse.wheel(0, 10),
    () => page.keyboard.press('Tab'),
    () => page.locator('body').dispatchEvent('touchstart'),
  ]) {
    await page.goto('/')
    expect(await isAsleep(page)).toBe(true)
    await sign()
    await expect.poll(() => countWaiting(page)).toBe(0)
  }
})

it('the theme is changed before that, and stays changed', async () => {
  const page = await open('/')
  const isDone = await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-theme-toggle]')?.click()
    return document.documentElement.classList.contains('dark')
  })
  expect(isDone).toBe(true)
  await page.clock.resume()
  await expect.poll(() => countWaiting(page)).toBe(0)
  expect(await page.locator('html.dark').count()).toBe(1)
})

it('a button pressed before that is pressed again then', async () => {
  await product.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const { slug } = await data.post({ content: '```js\nconst one = 1\n```' })
  const page = await open(`/blog/${slug}`)
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('figure button')?.click()
  })
  await page.clock.resume()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
})

it('a form sent before that stays, and is sent then', async () => {
  const page = await open('/')
  // As long as a person needs at least, and shorter than it takes to wake without one.
  await page.clock.runFor(2500)
  expect(await isAsleep(page)).toBe(true)
  await page.evaluate(() => {
    const form = document.querySelector('form')
    const field = (name: string) => form?.elements.namedItem(name) as HTMLInputElement
    field('name').value = 'Early Bird'
    field('email').value = 'early@example.com'
    field('subject').value = 'Before the page woke'
    field('message').value = 'Hello'
    form?.requestSubmit()
  })
  // Time goes on, but not to where the browser would send the form by itself.
  await page.clock.resume()
  await page.getByText('Message sent successfully!', { exact: true }).waitFor()
  expect(new URL(page.url()).search).toBe('')
  expect(await data.contacts()).toMatchObject([{ subject: 'Before the page woke' }])
})

it('what was typed before that is searched', async () => {
  await data.post({ title: 'A needle' })
  await data.post({ title: 'Some hay' })
  const page = product.page()
  await page.goto('/blog')
  await page.getByRole('searchbox').evaluate((box: HTMLInputElement) => {
    box.value = 'needle'
  })
  await movePointer(page)
  await page.getByText('1 of 2 posts').waitFor({ state: 'attached' })
})
