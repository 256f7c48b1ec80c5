import { expect, it } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { useEditor } from '#tests/support/editor-page.ts'

const { editor, tool, press, stored, openPost } = useEditor()

const CONTENT = [
  '<h1>First</h1><p style="text-align: center;">One <mark>two</mark></p><blockquote data-callout="tip"><p>three</p></blockquote><h2>Second</h2><p>four</p>',
  '```js\nlet a\n```',
  '<pre><code>b</code></pre>',
].join('\n\n')

it('the outline leads to a heading, focus mode gives the text the window until Escape, and the Markdown is edited without loss', async () => {
  const { id, content: before, page } = await openPost({ content: CONTENT })
  await editor().getByText('four').click()
  await tool('Outline').click()
  // Before the focus mode, which fades text on purpose.
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await press('Escape')
  await editor().getByText('four').click()
  await press('ControlOrMeta+Shift+f')
  const opacity = (text: string) =>
    editor()
      .getByText(text, { exact: true })
      .evaluate((one) => getComputedStyle(one).opacity)
  await expect.poll(() => opacity('First')).toBe('0.35')
  await editor().getByText('First', { exact: true }).click()
  await expect.poll(() => opacity('First')).toBe('1')
  expect(await opacity('four')).toBe('0.35')
  const menu = page.getByRole('navigation', { name: 'Management' })
  for (const end of [() => press('Escape'), () => tool('Focus mode').click()]) {
    await menu.waitFor({ state: 'hidden' })
    expect(await tool('Bold').isVisible()).toBe(false)
    await page.evaluate(() => scrollTo(0, 0))
    const { x = 0, y = 0, width = 0, height = 0 } = (await editor().boundingBox()) ?? {}
    expect(Math.min(1440, x + width) - x).toBeGreaterThanOrEqual(1440 * 0.75)
    expect(Math.min(900, y + height) - y).toBeGreaterThanOrEqual(900 * 0.7)
    await end()
    await menu.waitFor()
    await expect.poll(() => opacity('four')).toBe('1')
    await tool('Bold').waitFor()
    await press('ControlOrMeta+Shift+f')
  }
  await press('ControlOrMeta+Shift+f')

  const source = page.getByRole('textbox', { name: 'Blog Content, Markdown' })
  await tool('Markdown').click()
  await source.waitFor()
  await expectAccessible(page)
  const markdown = await source.inputValue()
  expect(markdown).toContain('> [!TIP]\n> three')
  await page.getByRole('button', { name: 'Back to the editor' }).click()
  await editor().getByText('four').waitFor()
  await tool('Markdown').click()
  await source.fill(markdown.replace('# First', '# First\n\n> [!NOTE]\n> new'))
  await page.getByRole('button', { name: 'Back to the editor' }).click()
  await editor().getByText('new').waitFor()
  expect(await stored(id)).toBe(
    before.replace('</h1>', '</h1><blockquote data-callout="note"><p>new</p></blockquote>'),
  )
})
