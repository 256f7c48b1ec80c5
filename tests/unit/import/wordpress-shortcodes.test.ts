import { expect, it } from 'vitest'
import { htmlToContent, link } from './to-content.ts'
import { onlyPost } from './wordpress-export.ts'

const read = async (body: string) => {
  const post = await onlyPost(body)
  const { content } = htmlToContent(post.body.text)
  return { content, warnings: post.warnings.map(({ text }) => text) }
}
const paragraphOf = (address: string) => `<p>${link(address)}</p>`
const VIDEO = 'https://www.youtube.com/watch?v=abc'

it.each([
  [
    '[[gallery]] <code>[[gallery]]</code> [[php]]',
    '<p>[gallery] <code>[[gallery]]</code> [php]</p>',
  ],
  ['<pre>a[[b]]\n[[c]]</pre>', '<pre><code>a[[b]]\n[[c]]</code></pre>'],
  ['[code]local a = [[text]][/code]', '<pre><code>local a = [[text]]</code></pre>'],
])('shows an escaped shortcode, and leaves code as it is: %s', async (body, expected) => {
  const { content, warnings } = await read(body)
  expect(content.trim()).toBe(expected)
  expect(warnings).toEqual([])
})

it.each([
  ['[row][column][youtube id="abc"][/column][/row]', paragraphOf(VIDEO)],
  ['[row][column width="6"]One[/column][column]Two[/column][/row]', '<p>OneTwo</p>'],
  ['[column][column]In[/column] out[/column]', '<p>In out</p>'],
  ['[column]<pre>[row]</pre>[/column]', '<pre><code>[row]</code></pre>'],
  ['[vc_row][vc_column][vc_column_text]Text[/vc_column_text][/vc_column][/vc_row]', '<p>Text</p>'],
  ['[one_half]A [/one_half][one_half_last]B[/one_half_last]', '<p>A B</p>'],
  ['[[row]] and [[/row]]', '<p>[row] and [[/row]]</p>'],
])('converts the shortcodes in layouts: %s', async (body, expected) => {
  expect((await read(body)).content.trim()).toBe(expected)
})

it('converts the shortcodes in captions, and names their lines', async () => {
  const body = 'a\n\n[caption]<img src="/a.png">Words [audio src="/a.mp3"] [form id="1"][/caption]'
  const { content, warnings } = await read(body)
  expect(content).toContain('Words')
  expect(content).not.toContain('[audio')
  expect(warnings).toContain('The shortcode [form] is not known and stays as text.')
})

it.each(['[row]', '[row][/row]', '[caption]a[/caption]', '[caption][wp_caption]', '[[a]]'])(
  'reads 100 kB of %s in linear time',
  async (text) => {
    const start = performance.now()
    await read(text.repeat(100_000 / text.length))
    expect(performance.now() - start).toBeLessThan(8000)
  },
)
