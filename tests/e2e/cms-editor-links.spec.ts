import { expect, it } from 'vitest'
import { loadHtml } from '#tests/support/editor-page.ts'
import { useEditor } from '#tests/support/use-cms.ts'

const { product, data, editor, tool, press, type, open, emitsInPlace } = useEditor()

const link = (href: string, text: string) =>
  `<a target="_blank" rel="noopener noreferrer nofollow" href="${href}">${text}</a>`

it('a link offers the posts of the site, at the selection; [[ does in the text; text is pasted plain', async () => {
  await product.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const { slug } = await data.post({ title: 'What locks cost' })
  await data.post({ title: 'Something else' })
  const page = await open()
  const emits = await emitsInPlace()
  await loadHtml(editor(), `${'<p>Line</p>'.repeat(5)}<p>Words</p>`, 'end')
  await press('Shift+Home')
  await tool('Link').click()
  const field = page.getByLabel('URL', { exact: true })
  const [panel, words] = await Promise.all([
    page.locator('.rte-popover').boundingBox(),
    editor().getByText('Words').boundingBox(),
  ])
  const distance = (panel?.y ?? 0) - ((words?.y ?? 0) + (words?.height ?? 0))
  expect(Math.abs(distance)).toBeLessThan(24)
  await field.fill('locks')
  await page.getByRole('option', { name: 'What locks cost' }).waitFor()
  await press('Enter')
  await editor().locator('a').waitFor()

  await press('End')
  await press('Enter')
  await type('See [[cost')
  await page.getByRole('listbox', { name: 'Pages' }).getByRole('option').waitFor()
  await press('Enter')
  await type(' now ')
  await page.evaluate(() => navigator.clipboard.writeText('**a** https://example.com/b'))
  await press('ControlOrMeta+Shift+v')
  await editor().getByText('**a** https://example.com/b').waitFor()
  const href = `/blog/${slug}`
  expect(await emits()).toBe(
    `${'<p>Line</p>'.repeat(5)}<p>${link(href, 'Words')}</p><p>See ${link(href, 'What locks cost')} now **a** https://example.com/b</p>`,
  )
})
