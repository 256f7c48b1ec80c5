import { describe, expect, it } from 'vitest'
import { openPage } from '#tests/support/open-page.ts'
import { intercept } from '#tests/support/interception.ts'
import { SECTION_NAMES } from '#tests/support/section-names.ts'
import { expectFocus } from '#tests/support/focus.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()

describe('navigation on a phone', () => {
  it('[S2-home-06] [S4-ui-01] is a menu that opens, closes with an outside click and with Back, and navigates', async () => {
    const page = await product.stranger({ viewport: { width: 360, height: 740 } })
    await openPage(page, '/#about')
    const menu = page.getByRole('navigation', { name: 'Main' })
    const button = page.getByRole('button', { name: 'Menu' })
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

  it('[S4-ui-01] opens before any script runs; Escape returns focus to its button, and it closes when focus leaves', async () => {
    const page = await product.stranger({ viewport: { width: 360, height: 740 } })
    await intercept(page, '**/_next/static/chunks/**', (route) => route.abort())
    product.allowError('ERR_FAILED')
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Main' })
    const button = page.getByRole('button', { name: 'Menu' })
    await button.click()
    await menu.waitFor()
    await page.unroute('**/_next/static/chunks/**')
    await openPage(page, '/')
    await button.press('Enter')
    await menu.waitFor()
    for (const name of SECTION_NAMES) {
      await page.keyboard.press('Tab')
      const link = menu.getByRole('link', { name, exact: true })
      await expectFocus(link)
    }
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await expectFocus(button)
    await page.keyboard.press('Enter')
    await menu.getByRole('link', { name: SECTION_NAMES.at(-1) ?? '', exact: true }).focus()
    await page.keyboard.press('Tab')
    await menu.waitFor({ state: 'hidden' })
  })
})
