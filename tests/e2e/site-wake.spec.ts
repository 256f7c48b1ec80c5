import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { countWaiting, movePointer } from '#tests/support/sleeping-page.ts'
import { useProduct } from '#tests/support/use-product.ts'
import { cmsData } from '#tests/support/cms-data.ts'

const product = useProduct()
const data = cmsData(product)

/** Opens a page and touches nothing: no pointer, no key, no scrolling. */
const open = async (path: string) => {
  const page = product.page()
  await page.goto(path)
  return page
}

const running = () => document.querySelectorAll('script[src]:not([type], [nomodule])').length

it('no page runs its script files while nobody is there', async () => {
  const { slug } = await data.post({ title: 'A quiet page' })
  // The first visit renews a page, the second gets it finished; both are held back.
  for (const path of ['/', '/blog', `/blog/${slug}`, '/resume', '/', '/blog', `/blog/${slug}`]) {
    const page = await open(path)
    expect(await countWaiting(page), path).toBeGreaterThan(5)
    expect(await page.evaluate(running), path).toBe(0)
  }
  await data.empty()
})

it('shows the time before it wakes, which it does by itself', async () => {
  const page = await open('/')
  const clock = page.locator('[data-clock]')
  const { timeZone } = portfolio.personal
  const now = () =>
    new Date().toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  const before = now()
  const shown = await clock.textContent()
  expect(await countWaiting(page)).toBeGreaterThan(5)
  expect([before, now()]).toContain(shown)
  await expect.poll(() => countWaiting(page)).toBe(0)
  await expect.poll(() => clock.textContent()).toBe(now())
})

it('its clock goes on', async () => {
  await product.page().clock.install()
  const page = await open('/')
  await page.clock.runFor(10_000)
  await expect.poll(() => countWaiting(page)).toBe(0)
  const shown = await page.locator('[data-clock]').textContent()
  await page.clock.runFor(60_000)
  await expect.poll(() => page.locator('[data-clock]').textContent()).not.toBe(shown)
})

it.each([
  ['the pointer', movePointer],
  ['the wheel', (page: Page) => page.mouse.wheel(0, 10)],
  ['a key', (page: Page) => page.keyboard.press('Tab')],
  ['a touch', (page: Page) => page.locator('body').dispatchEvent('touchstart')],
])('wakes at once by %s', async (_, sign) => {
  const page = await open('/')
  await sign(page)
  await expect.poll(() => countWaiting(page)).toBe(0)
})

it('sleeps on under a pointer that rests where it appeared', async () => {
  await movePointer(product.page())
  const page = await open('/')
  await page.locator('body').dispatchEvent('pointermove', { movementX: 0, movementY: 0 })
  expect(await countWaiting(page)).toBeGreaterThan(5)
})

it('a button pressed before that is pressed again then', async () => {
  const page = await open('/')
  const isDone = await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-theme-toggle]')?.click()
    return document.documentElement.classList.contains('dark')
  })
  expect(isDone).toBe(false)
  await page.locator('html.dark').waitFor()
})

it('a form sent before that stays, and is sent then', async () => {
  await product.page().clock.install()
  const page = await open('/')
  // As long as a person needs at least, and shorter than it takes to wake without one.
  await page.clock.runFor(2500)
  await page.evaluate(() => {
    const form = document.querySelector('form')
    const field = (name: string) => form?.elements.namedItem(name) as HTMLInputElement
    field('name').value = 'Early Bird'
    field('email').value = 'early@example.com'
    field('subject').value = 'Before the page woke'
    field('message').value = 'Hello'
    form?.requestSubmit()
  })
  await page.getByText('Message sent successfully!', { exact: true }).waitFor()
  expect(new URL(page.url()).search).toBe('')
  expect(await data.contacts()).toMatchObject([{ subject: 'Before the page woke' }])
  await data.empty()
})

it('what was typed before that is searched', async () => {
  await data.post({ title: 'A needle' })
  await data.post({ title: 'Some hay' })
  const page = await open('/blog')
  await page.getByRole('searchbox').evaluate((box: HTMLInputElement) => {
    box.value = 'needle'
  })
  await movePointer(page)
  await page.getByText('1 of 2 posts').waitFor({ state: 'attached' })
  await data.empty()
})
