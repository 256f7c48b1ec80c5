import { describe, expect, it } from 'vitest'
import type { Page } from 'playwright'
import { THEME_NAMES, THEMES } from '#src/ui/theme/themes.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct({ browser: { colorScheme: 'light' } })
const themeOf = (page: Page) =>
  page.evaluate(
    (names) => names.filter((name) => document.documentElement.classList.contains(name)),
    THEME_NAMES,
  )
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'))
const toggle = (page: Page) => page.locator('[data-theme-toggle]').click()

describe('§4 theme', () => {
  it('[S4-theme-01] [S4-theme-02] [S4-theme-03] [S2-home-20] [S1-visitor-03] toggles, and stays chosen', async () => {
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

  it.each([
    ['terminal', 'light'],
    ['cyberpunk', 'light'],
    ['ocean', 'light'],
    ['forest', 'dark'],
  ])('[S4-theme-04] from %s it goes to %s, and no other name stays', async (name, next) => {
    const page = product.page()
    await page.goto('/')
    await page.evaluate((theme) => localStorage.setItem('theme', theme), name)
    await page.reload()
    expect(await themeOf(page)).toEqual([name])
    await toggle(page)
    await expect.poll(() => themeOf(page)).toEqual([next])
    expect(await stored(page)).toBe(next)
  })

  it('follows a choice made in another tab', async () => {
    const page = product.page()
    await page.goto('/')
    const other = await product.context().newPage()
    await other.goto('/blog')
    await toggle(other)
    await expect.poll(() => themeOf(page)).toEqual(['dark'])
  })

  it('follows the system until the visitor chooses', async () => {
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
  })

  it('works where storage is blocked, for as long as the page is open', async () => {
    const page = product.page()
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    await page.goto('/')
    await toggle(page)
    await expect.poll(() => themeOf(page)).toEqual(['dark'])
    await page.getByRole('link', { name: 'View All Posts' }).click()
    await page.waitForURL('**/blog')
    expect(await themeOf(page)).toEqual(['dark'])
  })

  it.each(THEME_NAMES)(
    '%s is there before anything is painted, in the browser’s frame too',
    async (name) => {
      const page = product.page()
      await page.addInitScript((theme) => {
        localStorage.setItem('theme', theme)
        // Before the first picture.
        requestAnimationFrame(() => {
          const { documentElement: root } = document
          root.setAttribute('data-first', root.className)
        })
      }, name)
      await page.goto('/')
      const root = page.locator('html')
      expect((await root.getAttribute('data-first'))?.split(' ')).toContain(name)
      const color = await page.locator('meta[name="theme-color"]').first().getAttribute('content')
      expect(color).toBe(THEMES[name].background)
      const scheme = await root.evaluate((element) => getComputedStyle(element).colorScheme)
      expect(scheme).toBe(THEMES[name].scheme)
    },
  )
})
