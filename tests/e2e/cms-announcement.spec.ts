import { expect, it } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { publishingOf, useCms } from '#tests/support/cms-page.ts'

const { product, openScreen } = useCms()

it('the owner writes an announcement with a bold word, publishes it and takes it down', async () => {
  const page = await openScreen('/cms/announcement')
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.click()
  await page.keyboard.type('I am ')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('open')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type(' for work.')
  await page.getByRole('textbox', { name: 'Label' }).fill('Write to me')
  await page.getByRole('textbox', { name: 'Address' }).fill('/#contact')
  const { state, publish, confirm } = publishingOf(page)
  await state('Draft, saved')
  await expectAccessible(page)
  await publish()
  const home = async () => (await fetch(product.url)).text()
  expect(await home()).toContain('<strong>open</strong>')

  await confirm('Unpublish')
  await expect.poll(home).not.toContain('for work.')
})
