import { expect, it } from 'vitest'
import { editorPage } from '#tests/support/editor-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

const { editor, press, type, open } = editorPage(useProduct())

it('the slash menu opens at its first entry, and keeps the active one in view', async () => {
  const page = await open()
  await editor().click()
  for (let line = 0; line < 6; line += 1) await press('Enter')
  await type('/')
  const list = page.getByRole('listbox', { name: 'Insert' })
  await list.getByRole('option').first().waitFor()
  const chosen = () =>
    list.evaluate((element) => {
      const option = element.querySelector('[aria-selected="true"]')
      const [inner, outer] = [option?.getBoundingClientRect(), element.getBoundingClientRect()]
      const isSeen = inner && inner.top >= outer.top && inner.bottom <= outer.bottom
      return `${option?.textContent} ${isSeen ? 'seen' : 'hidden'}`
    })
  expect(await chosen()).toBe('Heading 1 seen')
  await press('ArrowUp')
  expect(await chosen()).toBe('Divider seen')
  await press('ArrowDown')
  expect(await chosen()).toBe('Heading 1 seen')
})

it('typing makes the first match the active entry, whatever was active before; a click takes its own', async () => {
  const page = await open()
  const options = page.getByRole('listbox', { name: 'Insert' }).getByRole('option')
  const active = () =>
    editor().evaluate((text) => {
      const id = text.getAttribute('aria-activedescendant') ?? ''
      return document.getElementById(id)?.textContent
    })
  await editor().click()
  await type('/')
  for (let step = 0; step < 2; step += 1) await press('ArrowDown')
  await expect.poll(active).toBe('Heading 3')
  await type('b')
  await expect.poll(() => options.allInnerTexts()).toEqual(['Bullet list', 'Code block', 'Quote'])
  expect(await active()).toBe('Bullet list')
  await press('ArrowDown')
  await press('Backspace')
  await expect.poll(active).toBe('Heading 1')
  await type('b')
  await options.filter({ hasText: 'Code block' }).click()
  await editor().locator('pre').waitFor()
})
