import { afterEach, describe, expect, it } from 'vitest'
import { PALETTE } from '#src/contract/palette.ts'
import { cmsData } from '#tests/support/cms-data.ts'
import { nextRequest } from '#tests/support/cms-page.ts'
import { editorPage, loadHtml, savePost } from '#tests/support/editor-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = cmsData(product)
afterEach(() => data.empty())

const { editor, tool, press, type, write, open, emitted, emitsInPlace } = editorPage(product)

describe('§2 rich-text toolbar', () => {
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

  it('[S2-editor-toolbar-02] [S2-editor-toolbar-03] [S9-editor-01] [S2-editor-toolbar-04] [S2-editor-toolbar-05] [S2-editor-toolbar-07] [S2-editor-toolbar-08] [S2-editor-toolbar-16] each button formats the selection, and shows that it is on', async () => {
    await open()
    const emits = await emitsInPlace()
    const found: Record<string, string> = {}
    for (const name of Object.keys(BUTTONS)) {
      await loadHtml(editor(), '<p>Text</p>')
      await tool(name).click()
      await tool(name).and(product.page().locator('[aria-pressed="true"]')).waitFor()
      found[name] = await emits()
    }
    expect(found).toEqual(BUTTONS)
  })

  it('[S2-editor-toolbar-01] undoes and redoes', async () => {
    await write('Text')
    await tool('Bold').click()
    await tool('Undo').click()
    await expect.poll(() => tool('Bold').getAttribute('aria-pressed')).toBe('false')
    await tool('Redo').click()
    expect(await emitted()).toBe('<p><strong>Text</strong></p>')
  })

  it('[S2-editor-toolbar-06] a task list nests', async () => {
    await write('One')
    await press('End')
    await tool('Task list').click()
    await press('Enter')
    await press('Tab')
    await type('Two')
    const html = await emitted()
    expect(html.match(/data-type="taskList"/g)).toHaveLength(2)
    expect(html).toMatch(/One.*<ul data-type="taskList">.*Two/)
  })

  it('[S2-editor-toolbar-09] [S2-editor-toolbar-10] adds a link by the button and by Enter', async () => {
    const page = await write('Text')
    await tool('Link').click()
    await page.getByLabel('URL', { exact: true }).fill('javascript:alert(1)')
    await page.getByRole('button', { name: 'Add Link' }).click()
    await page.getByText('Enter a web or mail address.').waitFor()
    await page.getByLabel('URL', { exact: true }).fill('https://example.com/a')
    await page.getByRole('button', { name: 'Add Link' }).click()
    await editor().locator('a[href="https://example.com/a"]').waitFor()
    await tool('Link').click()
    await page.getByLabel('URL', { exact: true }).fill('https://example.com/b')
    await page.getByLabel('URL', { exact: true }).press('Enter')
    expect(await emitted()).toBe(
      '<p><a target="_blank" rel="noopener noreferrer nofollow" href="https://example.com/b">Text</a></p>',
    )
  })

  it('[S2-editor-toolbar-11] adds an image by its address', async () => {
    const { url } = await data.image()
    const page = await write('Text')
    await press('End')
    await tool('Image').click()
    await page.getByLabel('Image URL', { exact: true }).fill(url)
    await page.getByRole('button', { name: 'Add Image' }).click()
    await editor().locator('img').waitFor()
    expect(await emitted()).toContain(`<img src="${url}"`)
  })

  it('gives the selected image another text, and another address', async () => {
    const [first, second] = [await data.image(), await data.image()]
    const page = await write('Text')
    await press('End')
    await tool('Image').click()
    await page.getByLabel('Image URL', { exact: true }).fill(first.url)
    await page.getByLabel('Alternative text').fill('A red square')
    await page.getByLabel('Alternative text').press('Enter')
    await editor().getByAltText('A red square').click()
    await tool('Image').click()
    expect(await page.getByLabel('Image URL', { exact: true }).inputValue()).toBe(first.url)
    await page.getByLabel('Image URL', { exact: true }).fill(second.url)
    await page.getByLabel('Alternative text').fill('A "blue" one')
    await page.getByRole('button', { name: 'Update Image' }).click()
    const content = await emitted()
    expect(content).toContain(`<img src="${second.url}" alt="A &quot;blue&quot; one"`)
    expect(content).not.toContain(first.url)
  })

  it('an image that begins a post is not replaced by the first key', async () => {
    const { url } = await data.image()
    const { id } = await data.post({ content: `<img src="${url}">` })
    await open(`/cms/blog/edit/${id}`)
    await editor().focus()
    await type('Under it')
    const sent = nextRequest(product.page(), 'PUT', `/api/blog/${id}`)
    await savePost(product.page())
    const { content } = (await sent).postDataJSON() as { content: string }
    await product.page().waitForURL('**/cms/blog')
    expect(content).toMatch(/^<img src="[^"]+"><p>Under it<\/p>$/)
  })

  it('takes colour and highlight away again', async () => {
    const page = await write('Text')
    await tool('Text colour').click()
    await page.getByRole('group', { name: 'Text colour' }).getByRole('button').nth(4).click()
    await tool('Text colour').click()
    await page.getByRole('button', { name: 'Highlight', exact: true }).click()
    await editor().locator('mark').waitFor()
    await page.getByRole('button', { name: 'Highlight', exact: true }).click()
    await page.getByRole('button', { name: 'Default colour' }).click()
    expect(await emitted()).toBe('<p>Text</p>')
  })

  it('[S2-editor-toolbar-14] [S9-editor-02] colours text with one of 18 colours, and keeps it', async () => {
    const page = await write('Text')
    await tool('Text colour').click()
    const swatches = page.getByRole('group', { name: 'Text colour' }).getByRole('button')
    expect(await swatches.count()).toBe(18)
    const [, , , , , red] = PALETTE
    await swatches.and(page.getByRole('button', { name: red.label, exact: true })).click()
    expect(await emitted()).toBe(`<p><span style="color: ${red.hex};">Text</span></p>`)
  })

  it('[S2-editor-toolbar-15] highlights, also in a colour of its own', async () => {
    const page = await write('Text')
    await tool('Text colour').click()
    await page.getByRole('button', { name: 'Highlight', exact: true }).click()
    await editor().locator('mark').waitFor()
    const swatches = page.getByRole('group', { name: 'Highlight colour' })
    await swatches.getByRole('button', { name: 'Amber' }).click()
    expect(await emitted()).toBe(
      '<p><mark data-color="#EAB308" style="background-color: #EAB308; color: inherit;">Text</mark></p>',
    )
  })

  it('[S2-editor-toolbar-17] shows no placeholder', async () => {
    await product.signIn()
    await product.page().goto('/cms/blog/new')
    await editor().waitFor()
    expect(await editor().textContent()).toBe('')
    expect(await editor().locator('[data-placeholder]').count()).toBe(0)
  })

  it('text pasted with a fence becomes a code block', async () => {
    await product.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await write('Text')
    await press('End')
    await page.evaluate(() => navigator.clipboard.writeText('```go\na := 1\n```'))
    await press('Enter')
    await press('ControlOrMeta+v')
    expect(await emitted()).toBe('<p>Text</p>\n\n```go\na := 1\n```')
  })

  it('the arrow keys walk along the bar', async () => {
    await write('Text')
    await tool('Bold').focus()
    await press('ArrowRight')
    expect(await tool('Italic').evaluate((button) => button === document.activeElement)).toBe(true)
    await press('Home')
    expect(await tool('Undo').evaluate((button) => button === document.activeElement)).toBe(true)
  })
})
