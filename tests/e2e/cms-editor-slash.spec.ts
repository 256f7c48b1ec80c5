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
