import type { Page } from 'playwright'
import { expectAccessible, tabTo } from '#tests/support/accessibility.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MENU, SCREEN_LIST, screens } from '#src/cms/screens.ts'
import { MANAGEMENT_PATHS } from '#tests/support/management-paths.ts'
import { expectFocus } from '#tests/support/focus.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const { data } = product

const PUBLIC = ['/', '/blog', '/blog/locks', '/resume', '/projects', '/admin']
/** They look like one of these pages. */
const ALIKE = ['/blog/tag/go', '/nothing-here']
/** The screens of the menu, and an editor. */
const EACH_DAY = [
  ...SCREEN_LIST.filter(({ group }) => group === 'main').map(({ href }) => href),
  `${screens.posts.href}/new`,
]
const OTHER_PATHS = MANAGEMENT_PATHS.filter((path) => !EACH_DAY.includes(path))

const fill = async () => {
  const content = '<h2>One</h2><p>Text</p><h2>Two</h2><p>Text</p><h2>Three</h2><p>Text</p>'
  for (const title of ['Builds', 'Pages', 'Locks'])
    await data.post({ title, content, tags: ['Go'] })
  await data.image('photo.png')
  await data.resume()
  await data.message()
  const { id } = await data.post({ title: 'Gone' })
  await product.asAdmin('DELETE', `/api/blog/${id}`)
}

/** A page at this width, with its lists loaded. */
const openAt = async (path: string, width: number) => {
  // The login page checks the session, and redirects when signed in.
  product.allowError('401')
  // The not-found page.
  product.allowError('404')
  const page = product.page()
  await page.setViewportSize({ width, height: 700 })
  await page.goto(path)
  await page.getByRole('heading').first().waitFor()
  await expect
    .poll(() =>
      page.locator('[data-skeleton], .animate-pulse-soft').filter({ visible: true }).count(),
    )
    .toBe(0)
  return page
}

/** The focused element if it is fully covered by others, null if not, and `end` without a focused element. */
function coveredFocus() {
  // The skip link slides in.
  document.getAnimations().forEach((animation) => animation.finish())
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'end'
  const { left, top, right, bottom } = focused.getBoundingClientRect()
  const shares = [0.1, 0.5, 0.9]
  const isSeen = shares.some((x) =>
    shares.some((y) => {
      const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)
      return hit && (focused.contains(hit) || hit.contains(focused))
    }),
  )
  return isSeen ? null : focused.outerHTML.slice(0, 120)
}

/** Presses a key until focus leaves the page. @returns the focused controls that were covered */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const covered: string[] = []
  for (let step = 0; step < 150; step += 1) {
    await page.keyboard.press(key)
    const found = await page.evaluate(coveredFocus)
    if (found === 'end') return covered
    if (found) covered.push(found)
  }
  return covered
}

describe('nothing scrolls sideways at 320 px, no focused control is covered at 390 px, and axe finds nothing', () => {
  beforeAll(fill)
  afterAll(() => data.empty())

  const expectToFit = async (path: string) => {
    const page = await openAt(path, 320)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.setViewportSize({ width: 390, height: 700 })
    expect(await walk(page, 'Tab')).toEqual([])
    expect(await walk(page, 'Shift+Tab')).toEqual([])
  }
  it.each(PUBLIC)('%s', expectToFit)
  it.each(ALIKE)('%s', { tags: 'long' }, expectToFit)
  const expectScreenToFit = async (path: string) => {
    await product.signIn()
    await expectToFit(path)
    await expectAccessible(product.page())
  }
  it.each(EACH_DAY)('%s', expectScreenToFit)
  it.each(OTHER_PATHS)('%s', { tags: 'long' }, expectScreenToFit)

  it('the first empty field of the contact form, where the browser reports it', async () => {
    const page = await openAt('/', 390)
    const send = page.getByRole('button', { name: 'Send Message' })
    await send.evaluate((button) => button.scrollIntoView({ block: 'end' }))
    await send.click()
    await expectFocus(page.locator('[name="name"]'))
    expect(await page.evaluate(coveredFocus)).toBeNull()
  })
})

/** Entries behind "More"; unit/cms/screens names them. */
const OTHERS = MENU.filter(({ group }) => group !== 'main').map(
  ({ section, label }) => section ?? label,
)

describe('the menu of the management area', () => {
  const menu = () => product.page().getByRole('navigation', { name: 'Management' })
  const more = () => menu().getByRole('button', { name: 'More' })

  it('has entries that fit from 320 to 768 px, each at least 44 px wide and high, 40 with a mouse', async () => {
    await product.signIn()
    const page = await openAt('/cms/contacts', 320)
    for (const [width, least] of [
      [320, 44],
      [360, 44],
      [390, 44],
      [768, 40],
    ] as const) {
      await page.setViewportSize({ width, height: 700 })
      const entries = [...(await menu().getByRole('link').all()), more()]
      expect([width, entries.length]).toEqual([width, 6])
      let right = 0
      for (const entry of entries) {
        const box = await entry.boundingBox()
        expect(box?.x).toBeGreaterThanOrEqual(right)
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(least)
        right = (box?.x ?? 0) + (box?.width ?? 0)
      }
      expect(right).toBeLessThanOrEqual(width)
      await more().click()
      await menu().getByRole('link', { name: 'Trash and activity' }).waitFor()
      const names = (await menu().getByRole('link').allInnerTexts()).slice(5)
      expect(names).toEqual(OTHERS)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await page.keyboard.press('Escape')
      await menu().getByRole('link', { name: 'Trash and activity' }).waitFor({ state: 'hidden' })
    }
  })

  it('opens the second group by keyboard, marks it as current, and returns the focus on Escape', async () => {
    await product.signIn()
    const page = await openAt('/cms/contacts', 390)
    await more().focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expectFocus(menu().getByRole('link', { name: OTHERS[0] ?? '' }))
    await page.keyboard.press('Escape')
    await expectFocus(more())
    await page.keyboard.press('Enter')
    await tabTo(page, menu().getByRole('link', { name: 'Trash and activity' }), OTHERS.length + 1)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/cms/trash')
    await expect.poll(() => more().getAttribute('aria-current')).toBe('true')
    expect(await menu().getByRole('link', { name: 'Trash and activity' }).isVisible()).toBe(false)
    await more().click()
    expect(
      await menu().getByRole('link', { name: 'Trash and activity' }).getAttribute('aria-current'),
    ).toBe('page')
    await menu().getByRole('button', { name: 'Go to' }).click()
    await page.getByRole('combobox', { name: 'Go to' }).waitFor()
    await page.keyboard.press('Escape')
    await expectFocus(more())
  })
})
