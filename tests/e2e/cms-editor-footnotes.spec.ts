import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { give } from '#tests/support/clipboard.ts'
import { loadHtml, savePost, useEditor } from '#tests/support/editor-page.ts'
import { slowFrames } from '#tests/support/slow-frames.ts'

const { product, data, editor, tool, press, type, open, emitted, openPost } = useEditor()

const ref = (number: number) => `<sup data-footnote="${number}">${number}</sup>`
const notes = (...texts: string[]) =>
  `<ol data-type="footnotes">${texts.map((text, index) => `<li data-footnote="${index + 1}"><p>${text}</p></li>`).join('')}</ol>`
const numbers = () =>
  editor()
    .locator('sup[data-footnote]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-number')))

describe('footnotes in the editor', () => {
  it('Arrow Down in code above footnotes begins a paragraph', async () => {
    await open()
    const code = '<pre><code>a</code></pre>'
    await loadHtml(editor(), `<p>One${ref(1)}</p>${code}${notes('A note')}`)
    await editor().locator('pre').click()
    await press('End')
    await press('ArrowDown')
    await type('Two')
    expect(await emitted()).toContain('<p>Two</p>')
  })

  it('typed Markdown makes footnotes, and a typed definition fills the note', async () => {
    await open()
    await editor().click()
    await type('Locks[^a] and rows[^b], locks[^a]. The class [^1]')
    await expect.poll(numbers).toEqual(['1', '2', '1'])
    await press('Enter')
    await type('[^b]: Second')
    await press('Enter')
    await type('[^a]: First')
    expect(await emitted()).toBe(
      `<p>Locks${ref(1)} and rows${ref(2)}, locks${ref(1)}. The class [^1]</p>${notes('First', 'Second')}`,
    )
  })

  it('keep their notes when their text is cut and pasted, also into another post', async () => {
    await product.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const first = await data.post({
      content: `<p>A${ref(1)}</p><p>B</p>${notes('Note <em>a</em>')}`,
    })
    const second = await data.post({ content: `<p>C${ref(1)}</p>${notes('Note c')}` })
    const page = await open(`/cms/blog/edit/${first.id}`)
    const endLine = async (text: string) => {
      await editor().getByText(text, { exact: true }).click()
      await press('End')
    }
    await editor().getByText('A', { exact: true }).click({ clickCount: 3 })
    await press('Control+x')
    await expect.poll(numbers).toEqual([])
    await endLine('B')
    await press('Control+v')
    await expect.poll(numbers).toEqual(['1'])
    await savePost(page)
    await expect
      .poll(async () => (await data.readPost(first.id)).content)
      .toMatch(/BA<sup.*Note <em>a<\/em>/)

    await open(`/cms/blog/edit/${second.id}`)
    await endLine('C')
    await press('Control+v')
    await savePost(page)
    await expect
      .poll(async () => (await data.readPost(second.id)).content)
      .toBe(`<p>C${ref(1)}A${ref(2)}</p>${notes('Note c', 'Note <em>a</em>')}`)
  })

  describe('variants', { tags: 'long' }, () => {
    it('are added by the toolbar and its shortcut, which lead to the note and back, and go with an empty note', async () => {
      await open()
      await loadHtml(editor(), '<p>Locks are cheap</p><p>Rows</p>', 'end')
      await tool('Footnote').click()
      await type('About rows.')
      await press('Control+Alt+f')
      await type(' last')
      await editor().getByText('Locks are cheap').click()
      await press('End')
      await press('Control+Alt+f')
      await type('Says who?')
      await expect.poll(numbers).toEqual(['1', '2'])
      await press('Control+Alt+f')
      await type('.')
      await press('Control+Alt+f')
      await press('Backspace')
      await type('x')
      await press('Control+Alt+f')
      await type('Gone')
      await press('Control+Alt+f')
      await press('Backspace')
      await expect.poll(numbers).toEqual(['1', '2'])
      await press('Control+z')
      await expect.poll(numbers).toEqual(['1', '2', '3'])
      await editor().getByText('Gone').waitFor()
      await press('Control+y')
      expect(await emitted()).toBe(
        `<p>Locks are cheap${ref(1)}.x</p><p>Rows${ref(2)} last</p>${notes('Says who?', 'About rows.')}`,
      )
    })

    it('inserts a footnote at the current caret when selection updates are delayed', async () => {
      const page = await open()
      await loadHtml(editor(), '<p>Locks</p><p>Rows</p>', 'end')
      const { x, y } = (await editor().getByText('Locks').boundingBox()) ?? { x: 0, y: 0 }
      await slowFrames(page)
      const click = page.mouse.click(x + 9, y + 9)
      await Promise.all([click, press('End'), press('Control+Alt+f')])
      await expect.poll(numbers).toEqual(['1'])
      expect(await emitted()).toBe(`<p>Locks${ref(1)}</p><p>Rows</p>${notes('')}`)
    })

    it('are pasted from Markdown between existing footnotes, and inserted by the slash menu', async () => {
      const content = `<p>One${ref(1)}</p><p>Two${ref(2)}</p>${notes('1st', '2nd')}`
      const { id, page } = await openPost({ content })
      await editor().getByText('One').click()
      await press('End')
      await press('Enter')
      const text = 'Pasted[^1] **text**\n\n[^1]: With `code`\n'
      await give(editor(), 'paste', { texts: { 'text/plain': text } })
      await expect.poll(numbers).toEqual(['1', '2', '3'])
      await press('Enter')
      await type('/foot')
      await press('Enter')
      await type('Slash')
      await savePost(page)
      await expect
        .poll(async () => (await data.readPost(id)).content)
        .toBe(
          `<p>One${ref(1)}</p><p>Pasted${ref(2)} <strong>text</strong>${ref(3)}</p><p></p><p>Two${ref(4)}</p>${notes('1st', 'With <code>code</code>', 'Slash', '2nd')}`,
        )
    })
  })
})

it('the columns of a table are aligned, new rows with them', { tags: 'long' }, async () => {
  await open()
  await loadHtml(editor(), '<p>Text</p>', 'end')
  await tool('Insert table').click()
  await type('Cost')
  await tool('Align column right').click()
  await tool('Align column right').and(product.page().locator('[aria-pressed="true"]')).waitFor()
  await press('Tab')
  await tool('Align column center').click()
  await tool('Add row below').click()
  await press('Control+Alt+Shift+U')
  const aligned = (align: string) => editor().locator(`[style*="text-align: ${align}"]`)
  await expect.poll(() => aligned('right').count()).toBe(5)
  await expect.poll(() => aligned('center').count()).toBe(5)
  await tool('Align column center').click()
  await expect.poll(() => aligned('center').count()).toBe(0)
  expect(await emitted()).toContain('<th style="text-align: right;"><p>Cost</p></th>')
})

it('an editor with all of them passes axe', { tags: 'long' }, async () => {
  const { url } = await data.image('photo.png', { width: 1000, height: 500 })
  const table = '<table><tr><td align="right">1</td></tr></table>'
  const image = `<img src="${url}" alt="A" title="Caption" width="320">`
  const { page } = await openPost({ content: `<p>A${ref(1)}</p>${table}${image}${notes('x')}` })
  await editor().getByAltText('A').click()
  await page.getByRole('toolbar', { name: 'Selected image' }).waitFor()
  await expectAccessible(page)
})
