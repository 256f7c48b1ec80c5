import { describe, expect, it } from 'vitest'
import { SECTION_NAMES } from '#tests/support/section-names.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()

describe('§2 navigation on a phone', () => {
  it('[S2-home-06] [S4-ui-01] it is a menu that opens, closes with a press beside it and with Back, and leads on', async () => {
    const page = await product.stranger({ viewport: { width: 360, height: 740 } })
    await page.goto('/#about')
    const menu = page.getByRole('navigation', { name: 'Main' })
    const button = page.getByRole('button', { name: 'Open menu' })
    expect(await menu.isVisible()).toBe(false)
    await button.click()
    await menu.waitFor()
    await page.mouse.click(180, 730)
    await menu.waitFor({ state: 'hidden' })
    await button.click()
    await menu.getByRole('link', { name: 'Experience' }).click()
    await menu.waitFor({ state: 'hidden' })
    const top = () => page.locator('#experience').evaluate((el) => el.getBoundingClientRect().top)
    await expect.poll(top).toBeCloseTo(80, 0)
    await button.click()
    await menu.waitFor()
    await page.goBack()
    await menu.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).hash).toBe('#about')
  })

  it('[S4-ui-01] the open menu keeps the focus, and gives it back to its button on Escape', async () => {
    const page = await product.stranger({ viewport: { width: 360, height: 740 } })
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Close menu' }).waitFor()
    const walk = async (key: string) => {
      const seen: string[] = []
      for (let step = 0; step < SECTION_NAMES.length + 4; step += 1) {
        await page.keyboard.press(key)
        seen.push(
          await page.evaluate(() => {
            const { activeElement } = document
            const inside = activeElement?.closest('header') && activeElement
            return inside ? (inside.ariaLabel ?? inside.textContent) : 'outside'
          }),
        )
      }
      return seen
    }
    for (const key of ['Tab', 'Shift+Tab']) {
      const seen = await walk(key)
      expect(seen).toEqual(expect.arrayContaining([...SECTION_NAMES, 'Close menu']))
      expect(seen).not.toContain('outside')
    }
    await page.keyboard.press('Escape')
    await page.getByRole('navigation', { name: 'Main' }).waitFor({ state: 'hidden' })
    const button = page.getByRole('button', { name: 'Open menu' })
    await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await button.getAttribute('aria-expanded')).toBe('false')
  })
})
