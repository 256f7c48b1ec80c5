import { expect, it } from 'vitest'
import { useCmsData } from '#tests/support/cms-data.ts'
import { typeRichText } from '#tests/support/rich-text.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
useCmsData(product)

const home = async () => (await fetch(product.url)).text()

it('the owner edits, previews and resets the profile in the built-in admin, and publishes it in the other', async () => {
  await product.signIn()
  const page = product.page()
  await page.goto('/payload/globals/profile')
  await page.locator('#field-name').fill('Ada Engineer')
  await page.getByRole('button', { name: 'Texts' }).click()
  const availability = page.locator('.rich-text-lexical').nth(1).getByRole('textbox')
  await availability.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+b')
  await typeRichText(page, 'Open from May')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await page.getByText('Draft saved successfully').first().waitFor()
  // The admin opens the tab that was used last, once its preferences are loaded.
  await page.getByRole('button', { name: 'Person' }).click()
  expect(await home()).toContain('Alex Example')

  await page.goto('/preview/profile')
  await page.getByRole('heading', { level: 1, name: 'Ada Engineer' }).waitFor()
  await page.getByText('Only you can see it.').waitFor()
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
  await expect.poll(home).toContain('Ada Engineer')
  expect(await home()).toContain('<strong>Open from May</strong>')

  await page.goto('/payload/globals/profile')
  await page.getByRole('button', { name: 'Reset to the example profile' }).click()
  await expect.poll(() => page.locator('#field-name').inputValue()).toBe('Alex Example')
  expect(await home()).toContain('Ada Engineer')
})
