import { expect, it } from 'vitest'
import { TEXT_COLORS } from '#src/lib/color/text-colors.ts'
import { nextRequest } from '#tests/support/cms-page.ts'
import { loadHtml, savePost, useEditor } from '#tests/support/editor-page.ts'
import { expectFocus } from '#tests/support/focus.ts'

const { product, data, editor, tool, press, type, open, emitsInPlace, openPost } = useEditor()

const BUTTONS = {
  Bold: '<p><strong>Text</strong></p>',
  Italic: '<p><em>Text</em></p>',
  Strikethrough: '<p><s>Text</s></p>',
  'Inline code': '<p><code>Text</code></p>',
  'Heading 1': '<h1>Text</h1>',
  'Heading 2': '<h2>Text</h2>',
  'Heading 3': '<h3>Text</h3>',
  'Align left': '<p style="text-align: left;">Text</p>',
  'Align center': '<p style="text-align: center;">Text</p>',
  'Align right': '<p style="text-align: right;">Text</p>',
  Justify: '<p style="text-align: justify;">Text</p>',
  'Bullet list': '<ul><li><p>Text</p></li></ul>',
  'Numbered list': '<ol><li><p>Text</p></li></ol>',
  Quote: '<blockquote><p>Text</p></blockquote>',
  'Code block': '<pre><code>Text</code></pre>',
}

it.each([
  [
    '[S2-editor-toolbar-02] [S2-editor-toolbar-03] [S9-editor-01]',
    ['Bold', 'Italic', 'Strikethrough', 'Inline code', 'Heading 1', 'Heading 2', 'Heading 3'],
  ],
  [
    '[S2-editor-toolbar-04] [S2-editor-toolbar-05] [S2-editor-toolbar-07]',
    [
      ...(['Align left', 'Align center', 'Align right', 'Justify'] as const),
      ...(['Bullet list', 'Numbered list', 'Quote'] as const),
    ],
  ],
] as const)('%s formats the selection and shows the state: %j', async (_, names) => {
  await open()
  const emits = await emitsInPlace()
  await loadHtml(editor(), names.map((name) => `<p>${name}</p>`).join(''))
  for (const name of names) {
    await editor().getByText(name, { exact: true }).click({ clickCount: 3 })
    await tool(name).click()
    await tool(name).and(product.page().locator('[aria-pressed="true"]')).waitFor()
  }
  expect(await emits()).toBe(names.map((name) => BUTTONS[name].replace('Text', name)).join(''))
})

it('[S2-editor-toolbar-01] [S2-editor-toolbar-08] [S2-editor-toolbar-17] undoes and redoes a code block, is reached by arrow keys, and the text has no placeholder', async () => {
  await open()
  expect(await editor().textContent()).toBe('')
  expect(await editor().locator('[data-placeholder]').count()).toBe(0)
  await tool('Bold').focus()
  await press('ArrowRight')
  await expectFocus(tool('Italic'))
  await press('Home')
  await expectFocus(tool('Undo'))
  const emits = await emitsInPlace()
  await loadHtml(editor(), '<p>Text</p>')
  await tool('Code block').click()
  const pressed = (state: string) =>
    expect.poll(() => tool('Code block').getAttribute('aria-pressed')).toBe(state)
  await tool('Undo').click()
  await pressed('false')
  await tool('Redo').click()
  await pressed('true')
  expect(await emits()).toBe(BUTTONS['Code block'])
})

it('[S2-editor-toolbar-06] [S2-editor-toolbar-09] [S2-editor-toolbar-10] nests a task list, adds a link by the button and by Enter, and turns pasted text with a fence into a code block', async () => {
  await product.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await open()
  const emits = await emitsInPlace()
  await loadHtml(editor(), '<p>One</p>', 'end')
  await tool('Task list').click()
  await press('Enter')
  await press('Tab')
  await type('Two')
  const html = await emits()
  expect(html.match(/data-type="taskList"/g)).toHaveLength(2)
  expect(html).toMatch(/One.*<ul data-type="taskList">.*Two/)

  await loadHtml(editor(), '<p>Text</p>')
  const address = page.getByLabel('URL', { exact: true })
  await tool('Link').click()
  await address.fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Add Link' }).click()
  await page.getByText('Enter a web address or an email address.').waitFor()
  await address.fill('https://example.com/a')
  await page.getByRole('button', { name: 'Add Link' }).click()
  await editor().locator('a[href="https://example.com/a"]').waitFor()
  await tool('Link').click()
  await address.fill('https://example.com/b')
  await address.press('Enter')
  expect(await emits()).toBe(
    '<p><a target="_blank" rel="noopener noreferrer nofollow" href="https://example.com/b">Text</a></p>',
  )

  await page.evaluate(() => navigator.clipboard.writeText('```go\na := 1\n```'))
  await loadHtml(editor(), '<p>Text</p>', 'end')
  await press('Enter')
  await press('ControlOrMeta+v')
  await editor().locator('pre').waitFor()
  expect(await emits()).toBe('<p>Text</p>\n\n```go\na := 1\n```')
})

it('[S2-editor-toolbar-11] adds an image by URL, and edits the URL and alt text of the selected one', async () => {
  const [first, second] = [await data.image(), await data.image()]
  const page = await open()
  const emits = await emitsInPlace()
  const address = page.getByLabel('Image URL', { exact: true })
  await loadHtml(editor(), '<p>Text</p>', 'end')
  await tool('Image').click()
  await address.fill(second.url)
  await page.getByRole('button', { name: 'Add Image' }).click()
  await editor().locator('img').waitFor()
  expect(await emits()).toContain(`<img src="${second.url}"`)

  await loadHtml(editor(), '<p>Text</p>', 'end')
  await tool('Image').click()
  await address.fill(first.url)
  await page.getByLabel('Alternative text').fill('A red square')
  await page.getByLabel('Alternative text').press('Enter')
  await editor().getByAltText('A red square').click()
  await tool('Image').click()
  expect(await address.inputValue()).toBe(first.url)
  await address.fill(second.url)
  await page.getByLabel('Alternative text').fill('A "blue" one')
  await page.getByRole('button', { name: 'Update Image' }).click()
  const content = await emits()
  expect(content).toContain(`<img src="${second.url}" alt="A &quot;blue&quot; one"`)
  expect(content).not.toContain(first.url)
})

it('the first key does not replace an image at the start of a post', { tags: 'long' }, async () => {
  const { url } = await data.image()
  const { id } = await openPost({ content: `<img src="${url}">` })
  await editor().focus()
  await type('Under it')
  const sent = nextRequest(product.page(), 'PUT', `/api/blog/${id}`)
  await savePost(product.page())
  const { content } = (await sent).postDataJSON() as { content: string }
  await product.page().waitForURL('**/cms/blog')
  expect(content).toMatch(/^<img src="[^"]+"><p>Under it<\/p>$/)
})

it('[S2-editor-toolbar-14] [S2-editor-toolbar-15] [S9-editor-02] sets one of 18 text colours, highlights, also in another colour, and removes both', async () => {
  const page = await open()
  const emits = await emitsInPlace()
  const swatches = page.getByRole('group', { name: 'Text colour' }).getByRole('button')
  const highlight = page.getByRole('button', { name: 'Highlight', exact: true })
  const [, , , , , red] = TEXT_COLORS
  await loadHtml(editor(), '<p>Text</p>')
  await tool('Text colour').click()
  await swatches.first().waitFor()
  expect(await swatches.count()).toBe(18)
  await swatches.and(page.getByRole('button', { name: red.label, exact: true })).click()
  expect(await emits()).toBe(`<p><span style="color: ${red.hex};">Text</span></p>`)

  await loadHtml(editor(), '<p>Text</p>')
  await tool('Text colour').click()
  await highlight.click()
  await editor().locator('mark').waitFor()
  const colours = page.getByRole('group', { name: 'Highlight colour' })
  await colours.getByRole('button', { name: 'Amber' }).click()
  expect(await emits()).toBe(
    '<p><mark data-color="#EAB308" style="background-color: #EAB308; color: inherit;">Text</mark></p>',
  )

  await loadHtml(editor(), '<p>Text</p>')
  await tool('Text colour').click()
  await swatches.nth(4).click()
  await tool('Text colour').click()
  await highlight.click()
  await editor().locator('mark').waitFor()
  await highlight.click()
  await page.getByRole('button', { name: 'Default colour' }).click()
  expect(await emits()).toBe('<p>Text</p>')
})
