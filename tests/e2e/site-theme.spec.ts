import { describe, expect, it } from 'vitest'
import type { Page } from 'playwright'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct({ browser: { colorScheme: 'light' } })
const THEMES = ['light', 'dark', 'terminal', 'cyberpunk', 'ocean', 'forest']
const themeOf = (page: Page) =>
  page.evaluate(
    (names) => names.filter((name) => document.documentElement.classList.contains(name)),
    THEMES,
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
})
