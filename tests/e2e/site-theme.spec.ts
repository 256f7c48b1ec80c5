import { expect, it } from 'vitest'
import type { Page } from 'playwright'
import { THEMES } from '#src/lib/color/themes.ts'
import { openPage } from '#tests/support/open-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct({ browser: { colorScheme: 'light' } })
/** The themes of the specification, which are also classes of the page root. */
const SPECIFIED = ['light', 'dark', 'terminal', 'cyberpunk', 'ocean', 'forest'] as const
const themeOf = (page: Page) =>
  page.evaluate(
    (names) => names.filter((name) => document.documentElement.classList.contains(name)),
    SPECIFIED,
  )
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'))
const toggle = (page: Page) => page.locator('[data-theme-toggle]').click()

it('[S4-theme-01] [S2-home-20] [S1-visitor-03] the theme toggles, and is stored', async () => {
  const page = product.page()
  await page.goto('/')
  expect(await themeOf(page)).toEqual(['light'])
  await toggle(page)
  await expect.poll(() => themeOf(page)).toEqual(['dark'])
  expect(await stored(page)).toBe('dark')
  await page.goto('/blog')
  expect(await themeOf(page)).toEqual(['dark'])
  await toggle(page)
  await expect.poll(() => themeOf(page)).toEqual(['light'])
})

it('the theme follows the system until the visitor chooses, and a choice made in another tab', async () => {
  const page = product.page()
  await page.goto('/')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => themeOf(page)).toEqual(['dark'])
  expect(await stored(page)).toBeNull()
  await toggle(page)
  await expect.poll(() => themeOf(page)).toEqual(['light'])
  await page.emulateMedia({ colorScheme: 'light' })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await themeOf(page)).toEqual(['light'])
  const other = await product.context().newPage()
  await other.goto('/blog')
  await toggle(other)
  await expect.poll(() => themeOf(page)).toEqual(['dark'])
})

it.each([
  ['none on a phone', { isMobile: true, hasTouch: true }, 0],
  ['one of each link with a mouse', {}, 8],
])(
  'a change of theme runs transitions of the links in the header: %s',
  async (_title, device, expected) => {
    const page = await product.stranger({ reducedMotion: 'no-preference', ...device })
    await openPage(page, '/')
    const running = await page.locator('[data-theme-toggle]').evaluate((button: HTMLElement) => {
      const links = [...document.querySelectorAll('header nav a')]
      button.click()
      return links.flatMap((link) => link.getAnimations()).length
    })
    expect(running).toBe(expected)
  },
)

it(
  'the theme works with blocked storage, for as long as the page is open',
  { tags: 'long' },
  async () => {
    const page = product.page()
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    await openPage(page, '/')
    await toggle(page)
    await expect.poll(() => themeOf(page)).toEqual(['dark'])
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
    await page.waitForURL('**/#blog')
    expect(await themeOf(page)).toEqual(['dark'])
  },
)

it('[S4-theme-04] each theme is applied before first paint, in the browser UI too, and the toggle leaves no other class', async () => {
  const page = product.page()
  await page.addInitScript(() => {
    // Before first paint.
    requestAnimationFrame(() => {
      const { documentElement: root } = document
      root.setAttribute('data-first', root.className)
    })
  })
  await page.goto('/')
  const root = page.locator('html')
  for (const name of SPECIFIED) {
    await page.evaluate((theme) => localStorage.setItem('theme', theme), name)
    await page.reload()
    // First paint may come after the load event.
    await page.locator('html[data-first]').waitFor({ state: 'attached' })
    expect((await root.getAttribute('data-first'))?.split(' ')).toContain(name)
    const color = await page.locator('meta[name="theme-color"]').first().getAttribute('content')
    expect(color).toBe(THEMES[name].backgrounds.bg)
    const scheme = await root.evaluate((element) => getComputedStyle(element).colorScheme)
    expect(scheme).toBe(THEMES[name].scheme)
    expect(await themeOf(page)).toEqual([name])
    await toggle(page)
    const next = { light: 'dark', dark: 'light' }[THEMES[name].scheme]
    await expect.poll(() => themeOf(page)).toEqual([next])
    expect(await stored(page)).toBe(next)
  }
})
