import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { give } from '#tests/support/clipboard.ts'
import { hold, refuse } from '#tests/support/cms-page.ts'
import { dropOutsideTarget } from '#tests/support/drop-outside-target.ts'
import { loadHtml, showSettings, useEditor } from '#tests/support/editor-page.ts'
import { imageFile } from '#tests/support/sample-files.ts'

const { product, data, editor, press, type, emitsInPlace, openText } = useEditor()

describe('paste', () => {
  // Other programs: paste-html.test.ts.
  it('keeps the formatting of Word, and names its missing image', async () => {
    const page = await openText()
    const emits = await emitsInPlace()
    const html = readFileSync(new URL('../fixtures/clipboard/word.html', import.meta.url), 'utf8')
    await loadHtml(editor(), '')
    await give(editor(), 'paste', { texts: { 'text/html': html, 'text/plain': 'the same' } })
    await page
      .getByText('Image 1: This image was not pasted. Copy it on its own, or upload it.')
      .waitFor()
    await editor().getByRole('button', { name: 'Dismiss' }).click()
    const content = await emits()
    expect(content.startsWith('<h1>Locks in practice</h1>')).toBe(true)
    expect(content).toContain('<ul><li><p>one</p><ul><li><p>inner</p>')
    expect(content).not.toMatch(/mso|file:/i)
  })

  it(
    'keeps plain text as text, inserts a word inline, and keeps own HTML unchanged',
    { tags: 'long' },
    async () => {
      await product.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await openText()
      const emits = await emitsInPlace()
      await editor().click()
      await type('Say ')
      await give(editor(), 'paste', {
        texts: { 'text/html': '<b>hello</b>', 'text/plain': 'hello' },
      })
      await give(editor(), 'paste', { texts: { 'text/plain': ', 2 * 3 = 6' } })
      expect(await emits()).toBe('<p>Say <strong>hello, 2 * 3 = 6</strong></p>')
      const copied = '<p>One</p><pre><code>two</code></pre>'
      await loadHtml(editor(), copied)
      await press('ControlOrMeta+c')
      await loadHtml(editor(), '<p>Here</p>')
      await press('ControlOrMeta+v')
      await editor().locator('pre').getByText('two').waitFor()
      expect(await emits()).toBe(copied)
    },
  )
})

describe('an image', () => {
  const UPLOADS = '**/api/media/upload'
  const file = async (name: string) => ({ name, type: 'image/png', bytes: await imageFile('png') })

  it('is uploaded after paste or drop while typing goes on; a rejected one shows the reason', async () => {
    const page = await openText()
    await showSettings(page)
    const emits = await emitsInPlace()
    for (const way of ['paste', 'drop'] as const) {
      await loadHtml(editor(), '')
      await type('Before')
      const call = await hold(page, UPLOADS)
      await give(editor(), way, { files: [await file(`${way}.png`)] })
      await page.getByRole('progressbar', { name: `Uploading ${way}.png` }).waitFor()
      await type(' and after')
      call.release()
      await editor().locator('img[src^="/files/media/"]').waitFor()
      await page.getByRole('button', { name: new RegExp(`^${way}\\.png`) }).waitFor()
      const content = await emits()
      expect(content).toContain(' and after')
      expect(content).toMatch(/<img src="\/files\/media\/[^"]+">/)
    }
    await loadHtml(editor(), '')
    await refuse(page, { address: UPLOADS, method: 'POST', status: 507 })
    product.allowError('507')
    await give(editor(), 'paste', { files: [await file('shot.png')] })
    await page.getByText('shot.png: Refused for the test.').waitFor()
    await editor().getByRole('button', { name: 'Dismiss' }).click()
    await type('Text')
    expect(await emits()).toBe('<p>Text</p>')
  })

  describe('variants', { tags: 'long' }, () => {
    it('is inserted at the caret from the library or from disk; a file dropped outside keeps the page', async () => {
      const { url } = await data.image('photo.png')
      const page = await openText()
      const emits = await emitsInPlace()
      await editor().click()
      await type('One')
      await press('Enter')
      await type('Two')
      await press('Home')
      await page.getByRole('heading', { name: 'Media Library' }).click()
      await page.getByRole('button', { name: 'Insert photo.png at the cursor' }).click()
      expect(await emits()).toBe(`<p>One</p>\n\n![photo.png](${url})\n\n<p>Two</p>`)
      await loadHtml(editor(), '')
      await page.getByRole('button', { name: 'Image', exact: true }).click()
      const { name, type: mimeType, bytes: buffer } = await file('disk.png')
      await page.getByLabel('Upload images').setInputFiles({ name, mimeType, buffer })
      await editor().locator('img[src^="/files/media/"]').waitFor()
      expect(await dropOutsideTarget(page)).toEqual({ dragover: 'prevented', drop: 'prevented' })
    })

    it('is selected from the library as the featured image, and previewed', async () => {
      const { url } = await data.image('photo.png')
      const page = await openText()
      await page.getByRole('button', { name: 'Choose from library' }).click()
      const dialog = page.getByRole('dialog', { name: 'Choose a featured image' })
      await dialog.getByRole('button', { name: 'photo.png' }).click()
      await expect.poll(() => page.getByLabel('Featured Image URL').inputValue()).toBe(url)
      await page.getByRole('img', { name: 'Preview of the featured image' }).waitFor()
      product.allowError('404')
      await page.getByLabel('Featured Image URL').fill('/nothing.png')
      await page.getByText('This image cannot be loaded.').waitFor()
    })
  })
})
