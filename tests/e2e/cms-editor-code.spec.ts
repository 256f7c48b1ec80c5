import type { Locator } from 'playwright'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { clipboardText } from '#tests/support/cms-page.ts'
import { editorOf, loadHtml, useEditor } from '#tests/support/editor-page.ts'
import { expectFocus } from '#tests/support/focus.ts'

const { product, data, editor, press, type, open, stored, openPost } = useEditor()

const languages = () => editor().getByRole('combobox', { name: 'Language' })
const choose = async (block: number, typed: string) => {
  await languages().nth(block).click()
  await editorList().waitFor()
  await type(typed)
  await press('Enter')
}
const editorList = () => product.page().getByRole('listbox', { name: 'Languages' })

/** The coloured words, with the classes that colour them. */
const colours = (container: Locator) =>
  container
    .locator('.token')
    .evaluateAll((tokens) => tokens.map(({ className, textContent }) => [className, textContent]))

const CONTENT = [
  '<p>Before</p>',
  '```typescript\nconst held = await lock("posts") // once\n```',
  '<pre><code class="language-python">def held(posts: int):\n    return f"{posts}"</code></pre><p>Between</p>',
  '```elixir\nheld = 1\n```',
  '```\nconst plain = 1\n```',
  '<p>After</p>',
].join('\n\n')

describe('code in the editor', () => {
  it('is coloured as on the page, and is copied and saved without the colours', async () => {
    await product.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const { id, slug, content, page } = await openPost({ content: CONTENT })
    await editor().locator('.token').first().waitFor()
    const shown = await colours(editor())
    expect(
      await languages().evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    ).toEqual(['typescript', 'python', 'elixir', ''])
    await expectAccessible(page)
    await editor().getByText('After').click()
    await type(' all')
    await editor().locator('pre').first().click()
    await press('ControlOrMeta+a')
    await press('ControlOrMeta+c')
    expect(await clipboardText(page)).toContain('const held = await lock("posts") // once')
    const html = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read()
      return (await item?.getType('text/html'))?.text()
    })
    expect(html).not.toMatch(/token|select|rte-/)
    expect(await stored(id)).toBe(content.replace('After', 'After all'))
    await page.goto(`/blog/${slug}`)
    expect(await colours(page.locator('figure'))).toEqual(shown)
  })

  it('edits the file name and marked lines of code with a preview, and stores them in the fence', async () => {
    const { id, page } = await openPost({ content: CONTENT })
    await editor().getByRole('button', { name: 'File name, lines' }).nth(2).click()
    const fields = editor().locator('.rte-code-fields')
    await fields.getByLabel('File name').fill('lock.exs')
    await fields.getByLabel('Marked lines').fill('1,99999')
    await fields.getByText('Line 99999 does not exist: the code has 1 line.').waitFor()
    await fields.getByLabel('Marked lines').fill('1')
    await fields.getByRole('figure', { name: 'Preview' }).locator('.code-line-mark').waitFor()
    await expectAccessible(page)
    await press('Escape')
    await expect.poll(() => fields.count()).toBe(0)
    const content = await stored(id)
    expect(content).toBe(CONTENT.replace('```elixir', '```elixir title="lock.exs" {1}'))
  })

  describe('variants', { tags: 'long' }, () => {
    it('changes its language in place, by the keyboard too, as one undo step', async () => {
      const { id, page } = await openPost({ content: CONTENT })
      const language = languages().first()
      await editor().getByText('const held').click()
      await press('End')
      await type('!')
      await press('Escape')
      await press('Tab')
      await expectFocus(language)
      await editorList().waitFor()
      await expectAccessible(page)
      await type('g')
      await press('Enter')
      await expect.poll(() => language.inputValue()).toBe('go')
      await press('ControlOrMeta+z')
      await expect.poll(() => language.inputValue()).toBe('typescript')
      await type('?')
      await choose(1, 'plain')
      await choose(3, 'terraform')
      const content = await stored(id)
      expect(content).toContain('```typescript\nconst held = await lock("posts") // once!?\n```')
      expect(content).toContain('<pre><code>def held')
      expect(content).toContain('```hcl\nconst plain = 1\n```')
    })

    it('Tab indents the selected lines, Shift Tab takes it back, and any key after Escape keeps Tab in the code', async () => {
      await open()
      await loadHtml(editor(), '<pre><code>one\ntwo\nthree</code></pre>')
      await editor().getByText('one').click()
      await press('Home')
      for (const keys of ['Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+End']) await press(keys)
      await press('Tab')
      const code = () => editor().locator('code').textContent()
      expect(await code()).toBe('  one\n  two\n  three')
      await press('Shift+Tab')
      expect(await code()).toBe('one\ntwo\nthree')
      await press('ArrowRight')
      await press('Escape')
      await type('!')
      await press('Tab')
      expect(await code()).toBe('one\ntwo\nthree!  ')
      await press('Escape')
      await press('Shift+Tab')
      await expect
        .poll(() => editor().evaluate((one) => one === document.activeElement))
        .toBe(false)
    })

    it('loads the grammars at the first code, and leaves long blocks plain', async () => {
      const page = await open()
      await editor().click()
      await type('Text, counted when the page is idle')
      await page.getByText('7 words · 1 min read').waitFor()
      expect(page.workers()).toEqual([])
      await press('Enter')
      await type('```js const a = 1')
      await editor().locator('.token.keyword').getByText('const').waitFor()
      expect(page.workers()).toHaveLength(1)

      const long = `\`\`\`typescript\n${'const a = 1\n'.repeat(1000)}\`\`\``
      const { id } = await data.post({ content: `${long}\n\n\`\`\`sql\nselect 1\n\`\`\`` })
      const other = await product.context().newPage()
      await other.goto(`/cms/blog/edit/${id}`)
      await editorOf(other).locator('.token').first().waitFor()
      expect(await editorOf(other).locator('.token').allTextContents()).toEqual(['select', '1'])
    })
  })
})
