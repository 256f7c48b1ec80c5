import { expect, it } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { loadHtml, useEditor } from '#tests/support/editor-page.ts'

const { product, data, editor, tool, press, type, open, stored, openPost, emitsInPlace } =
  useEditor()

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

const callout = (kind: string, text: string) =>
  `<blockquote data-callout="${kind}"><p>${text}</p></blockquote>`
const ALERT =
  '<div class="markdown-alert markdown-alert-important"><p class="markdown-alert-title">Important</p><p>Pasted</p></div>'

it(
  'callouts are typed, chosen, changed and pasted, and stand on the page with their kind',
  { tags: 'long' },
  async () => {
    await product.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const { id, slug, page } = await openPost({ content: '<p>Start</p>' })
    await editor().click()
    await press('ControlOrMeta+End')
    await press('Enter')
    await type('/callout')
    await page.getByRole('option', { name: 'Warning' }).click()
    await type('Chosen')
    await press('Enter')
    await press('Enter')
    await type('> [!tip] Typed')
    await press('Enter')
    await press('Enter')
    await page.evaluate(async (html) => {
      const type = 'text/html'
      await navigator.clipboard.write([new ClipboardItem({ [type]: new Blob([html], { type }) })])
    }, ALERT)
    await press('ControlOrMeta+v')
    await editor().getByText('Pasted').waitFor()
    await editor().getByText('Chosen').click()
    await tool('Callout').click()
    await page.getByRole('button', { name: 'Tip', exact: true }).click()
    await tool('Callout').and(page.locator('[aria-pressed="true"]')).waitFor()
    await expectAccessible(page)
    expect(await stored(id)).toBe(
      `<p>Start</p>${callout('tip', 'Chosen')}${callout('tip', 'Typed')}${callout('note', 'Pasted')}`,
    )
    await page.goto(`/blog/${slug}`)
    expect(await page.getByRole('note').allInnerTexts()).toEqual([
      expect.stringMatching(/^Tip\s+Chosen$/),
      expect.stringMatching(/^Tip\s+Typed$/),
      expect.stringMatching(/^Note\s+Pasted$/),
    ])
    await expectAccessible(page)
  },
)
