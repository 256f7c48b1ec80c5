import { expect, it } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { useCmsData } from '#tests/support/cms-data.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
useCmsData(product)

it('the owner writes an announcement with a bold word, publishes it and takes it down', async () => {
  await product.signIn()
  const page = product.page()
  await page.goto('/cms/announcement')
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.click()
  await page.keyboard.type('I am ')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('open')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type(' for work.')
  await page.getByRole('textbox', { name: 'Label' }).fill('Write to me')
  await page.getByRole('textbox', { name: 'Address' }).fill('/#contact')
  const publishing = page.getByRole('region', { name: 'Publishing' })
  await publishing.getByRole('paragraph').filter({ hasText: 'Draft, saved' }).waitFor()
  await expectAccessible(page)
  await publishing.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
  await publishing
    .getByRole('paragraph')
    .filter({ hasText: /^Published (?:at|on)/ })
    .waitFor()
  const home = async () => (await fetch(product.url)).text()
  expect(await home()).toContain('<strong>open</strong>')

  await page.getByRole('button', { name: 'Unpublish' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click()
  await expect.poll(home).not.toContain('for work.')
})
