import { afterEach, expect, it } from 'vitest'
import { cmsData } from '#tests/support/cms-data.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = cmsData(product)
afterEach(() => data.empty())

const WIDTHS = [320, 360, 768, 1024, 1100, 1180, 1280, 1440, 1920]

/** Runs in the page: pairs of controls and texts of the bar that overlap, and those outside of the window. */
function barFaults(): string[] {
  const bar = document.querySelector('[data-publishing-bar]')
  const header = bar?.closest('header')
  if (!bar || !header) return ['no bar']
  const parts = [...header.querySelectorAll('h1, a, button, p')]
    .filter((part) => !part.closest('[role=dialog]'))
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
  const tall = parts.filter(({ box }) => box.height > 90).map(({ name }) => `high: ${name}`)
  return [...overlaps, ...outside, ...tall].filter((fault) => !fault.includes('Discard changes'))
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
  const page = product.page()
  await page.goto(path === '/cms/blog/edit' ? `${path}/${id}` : path)
  await page.locator('[data-publishing-bar]').waitFor()
  const faults: Record<number, string[]> = {}
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    faults[width] = await page.evaluate(barFaults)
  }
  expect(faults).toEqual(Object.fromEntries(WIDTHS.map((width) => [width, []])))
})
