import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { layoutShift } from '#tests/support/layout-shift.ts'
import { typeRichText } from '#tests/support/rich-text.ts'
import { useCms } from '#tests/support/cms-page.ts'

const { product, openScreen } = useCms({ browser: { colorScheme: 'light' } })

const bar = (page: Page) => page.getByRole('complementary', { name: 'Announcement' })
it('an accent and an announcement are written in the built-in admin and seen on the site', async () => {
  const page = await openScreen('/payload/globals/appearance')
  const light = page.getByRole('textbox', { name: 'Light', exact: true })
  await light.fill('ff8800')
  await page.getByText('Too little contrast: 1.9 to 1').waitFor()
  await page.getByRole('button', { name: 'Use #a15600' }).click()
  expect(await light.inputValue()).toBe('#a15600')
  await page.getByText('Contrast of at least 4.5:1').waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Updated successfully').first().waitFor()

  await page.goto('/payload/globals/announcement')
  await page.locator('[contenteditable=true]').click()
  await typeRichText(page, 'I am open for work.')
  await page.locator('#field-link__label').fill('Write to me')
  await page.locator('#field-link__url').fill('/#contact')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await page.getByText('Updated successfully').first().waitFor()

  const visitor = await product.stranger({ colorScheme: 'light' })
  await visitor.goto('/')
  const link = bar(visitor).getByRole('link', { name: 'Write to me' })
  expect(await link.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(161, 86, 0)')
  await expectAccessible(visitor)
  await visitor.getByRole('button', { name: 'Close the announcement' }).press('Enter')
  await bar(visitor).waitFor({ state: 'hidden' })
  expect(await visitor.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(
    true,
  )
  await visitor.goto('/blog')
  expect(await bar(visitor).isVisible()).toBe(false)
  expect(await layoutShift(visitor)).toBe(0)
})
