import { expect, it } from 'vitest'
import { notice, useCms } from '#tests/support/cms-page.ts'

const { product, data, openScreen } = useCms()

const WIDTHS = [320, 360, 768, 1024, 1100, 1180, 1280, 1440, 1600, 1920]

/** Runs in the page: pairs of controls and texts of the bar that overlap, and those outside of the window. */
function barFaults(): string[] {
  const bar = document.querySelector('[data-publishing-bar]')
  const header = bar?.closest('header')
  if (!bar || !header) return ['no bar']
  const parts = [...header.querySelectorAll('h1, a, button, p')]
    .filter((part) => !part.closest('dialog'))
    .map((part) => ({ name: part.textContent?.trim() ?? '', box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1)
  const overlaps = parts.flatMap((one, at) =>
    parts
      .slice(at + 1)
      .filter(
        ({ box }) =>
          Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 1 &&
          Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 1,
      )
      .map((other) => `${one.name} / ${other.name}`),
  )
  const outside = parts
    .filter(({ box }) => box.left < -1 || box.right > document.documentElement.clientWidth + 1)
    .map(({ name }) => `outside: ${name}`)
  const inBar = [...bar.querySelectorAll('a, button, p')].map((part) =>
    part.getBoundingClientRect(),
  )
  const frame = (getComputedStyle(bar).position === 'fixed' ? bar : header).getBoundingClientRect()
  const clipped = inBar.some(({ top, bottom }) => top < frame.top - 1 || bottom > frame.bottom + 1)
  const tall = parts.filter(({ box }) => box.height > 90).map(({ name }) => `high: ${name}`)
  // The button to discard stands in the sentence of the state.
  const faults = [...overlaps, ...outside, ...tall].filter(
    (one) => !one.includes('Discard changes'),
  )
  return [...faults, ...(clipped ? ['higher than the bar'] : [])]
}

it.each([
  '/cms/blog/edit',
  '/cms/profile',
  '/cms/projects/new',
  '/cms/announcement',
  '/cms/appearance',
])('the bar of %s has room for its parts at every width', async (path) => {
  await product.signIn()
  const { id } = await data.post({ title: 'A post that is published' })
  const title = 'A post with unpublished changes'
  await product.asAdmin('PUT', `/api/post-drafts/${id}`, { title })
  const page = product.page()
  await page.goto(path === '/cms/blog/edit' ? `${path}/${id}` : path)
  await page.locator('[data-publishing-bar]').waitFor()
  await page.waitForLoadState('networkidle')
  const faults: Record<number, string[]> = {}
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    faults[width] = await page.evaluate(barFaults)
  }
  expect(faults).toEqual(Object.fromEntries(WIDTHS.map((width) => [width, []])))
})

/** Runs in the page: which of the elements a notice lies over; '' stands for the notice itself. */
function coveredByNotice(selector: string): string[] {
  const notice = document.querySelector('[data-variant]')?.getBoundingClientRect()
  if (!notice) return ['no notice']
  return [...document.querySelectorAll(selector)]
    .filter((one) => {
      const { left, right, top, bottom, width } = one.getBoundingClientRect()
      const isBeside = left >= notice.right || right <= notice.left
      return width > 0 && !isBeside && top < notice.bottom && bottom > notice.top
    })
    .map((one) => one.textContent ?? '')
}

it('a notice covers neither a dialog nor what leads back or deletes a message', async () => {
  const message = 'A line of a long letter.\n'.repeat(40)
  await data.message({ name: 'Ada', email: 'ada@example.com', subject: 'Hello', message })
  const page = await openScreen('/cms/contacts')
  await page.setViewportSize({ width: 1440, height: 740 })
  await page.getByRole('button', { name: /^Unread: Ada/ }).click()
  const detail = page.getByRole('region', { name: 'Message' })
  const look = async (selector: string) => {
    for (const width of [320, 360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 740 })
      // The height of the notice is known to the dialog in the next frame.
      await expect
        .poll(() => page.evaluate(coveredByNotice, selector), {
          message: `${selector} at ${width}`,
        })
        .toEqual([])
    }
  }
  await detail.getByRole('button', { name: 'Archive' }).click()
  await notice(page, 'Message archived').waitFor()
  await look('main h1, main a[href="/cms"], [aria-label="Message"] div:has(+ dl) button')
  await page.getByRole('button', { name: 'Saved answers' }).first().click()
  await page.getByRole('dialog').waitFor()
  await look('dialog[open]')
})
