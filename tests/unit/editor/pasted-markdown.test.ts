// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { htmlOf, mountEditor, pasteInto } from '#tests/support/mounted-editor.ts'

async function pasted(html: string, text: string, inserted: string): Promise<string> {
  const editor = mountEditor(html)
  await pasteInto(editor, { 'text/plain': text })
  await expect.poll(() => editor.getText()).toContain(inserted)
  return htmlOf(editor).replaceAll(/ (?:style|target|rel|colspan|rowspan)="[^"]*"/g, '')
}

it.each([
  ['a paragraph', '<p>Run | first</p>', '<p>Run <code>npm ci</code> first</p>'],
  ['an empty paragraph', '<p>|</p>', '<p><code>npm ci</code></p>'],
  [
    'a list item',
    '<ul><li><p>a</p></li><li><p>Run | first</p></li></ul>',
    '<ul><li><p>a</p></li><li><p>Run <code>npm ci</code> first</p></li></ul><p></p>',
  ],
  ['a heading', '<h2>Run | first</h2>', '<h2>Run <code>npm ci</code> first</h2><p></p>'],
  [
    'a quote',
    '<blockquote><p>Run | first</p></blockquote>',
    '<blockquote><p>Run <code>npm ci</code> first</p></blockquote><p></p>',
  ],
  [
    'a callout',
    '<blockquote data-callout="note"><p>Run | first</p></blockquote>',
    '<p>Run <code>npm ci</code> first</p></blockquote><p></p>',
  ],
  [
    'a task',
    '<ul data-type="taskList"><li data-type="taskItem"><p>Run | first</p></li></ul>',
    '<p>Run <code>npm ci</code> first</p>',
  ],
  [
    'a cell',
    '<table><tr><td><p>a</p></td><td><p>Run | first</p></td><td><p>c</p></td></tr></table>',
    '<td><p>a</p></td><td><p>Run <code>npm ci</code> first</p></td><td><p>c</p></td>',
  ],
  [
    'a footnote',
    '<p>a<sup data-footnote="1">1</sup></p><ol data-type="footnotes"><li data-footnote="1"><p>Run | first</p></li></ol>',
    '<p>Run <code>npm ci</code> first</p>',
  ],
  ['a selection', '<p>Run |this| first</p>', '<p>Run <code>npm ci</code> first</p>'],
])('inserts one paragraph of Markdown into the text of %s', async (_, before, after) => {
  expect(await pasted(before, '`npm ci`', 'npm ci')).toContain(after)
})

it.each([
  ['**now**', '<p>Run <strong>now</strong> first</p>'],
  ['`npm ci` and\n`npm test`', '<p>Run <code>npm ci</code> and <code>npm test</code> first</p>'],
  ['[a](/b)', '<p>Run <a href="/b">a</a> first</p>'],
  ['**now**\n', '<p>Run <strong>now</strong> first</p>'],
  [' **now**', '<p>Run <strong>now</strong> first</p>'],
  ['**now** ', '<p>Run <strong>now</strong> first</p>'],
  ['`Vec<T>` or Vec<T>', '<p>Run <code>Vec&lt;T&gt;</code> or Vec&lt;T&gt; first</p>'],
])('%j joins the sentence', async (text, html) => {
  const [start, end] = [text.startsWith(' ') ? '' : ' ', text.endsWith(' ') ? '' : ' ']
  const before = `<p>Run${start}|${end}first</p>`
  const [inserted = ''] = /\w+/.exec(text) ?? []
  expect(await pasted(before, text, inserted)).toBe(html)
})

it.each([
  ['**a**\n\n**b**', '<p>Run </p><p><strong>a</strong></p><p><strong>b</strong></p><p> first</p>'],
  ['- a\n- b', '<p>Run </p><ul><li><p>a</p></li><li><p>b</p></li></ul><p> first</p>'],
])('%j is pasted as several blocks', async (text, html) => {
  expect(await pasted('<p>Run | first</p>', text, 'b')).toBe(html)
})
