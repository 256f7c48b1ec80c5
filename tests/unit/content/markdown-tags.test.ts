import { describe, expect, it } from 'vitest'
import { markdownToContent } from '#src/content/sanitize/markdown-to-blocks.ts'

const shown = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')

describe('text in angle brackets', () => {
  it.each([
    'Vec<T> is generic',
    'Box<dyn Error> and Vec<String> are fine',
    'List<Map<String, Integer>> holds maps',
    'std::vector<int> v',
    'x < y > z',
    'Replace <your-name> and </your-name> first',
    'Use alt on <img> elements and Vec<String>',
    'the <dialog> element, the <b> element and the <p> element',
    'the <script> and <style> and <title> and <template> elements',
    'an <input> or <input type="text"> is a control',
    'Option<A>, Ref<Button>, List<Object>, Promise<Data>, <Link to="/x">',
    'an <?php echo 1 ?> and a <!DOCTYPE html>',
    'Set <title>Home</title> and <button>Save</button> here',
    'an open comment <!-- here',
    '<T>',
    '<Suspense> waits',
    '<dialog> is opened by showModal()',
    '<script> loads a script',
  ])('is shown as it is written in %j', (text) => {
    expect(markdownToContent(`one\n\n${text}\n\nthree`)).toBe(
      `<p>one</p><p>${shown(text)}</p><p>three</p>`,
    )
  })

  it.each([
    [
      '- one\n- Vec<T> is generic\n- three',
      '<ul><li><p>one</p></li><li><p>Vec&lt;T&gt; is generic</p></li><li><p>three</p></li></ul>',
    ],
    ['1. a <b> c', '<ol><li><p>a &lt;b&gt; c</p></li></ol>'],
    ['# The <T> of Vec<T>', '<h1>The &lt;T&gt; of Vec&lt;T&gt;</h1>'],
    ['> Vec<T>', '<blockquote><p>Vec&lt;T&gt;</p></blockquote>'],
    [
      '**Vec<T>** and _Box<dyn Error>_',
      '<p><strong>Vec&lt;T&gt;</strong> and <em>Box&lt;dyn Error&gt;</em></p>',
    ],
    [
      'a[^1]\n\n[^1]: Vec<T>',
      '<p>a<sup data-footnote="1">1</sup></p><ol data-type="footnotes"><li data-footnote="1"><p>Vec&lt;T&gt;</p></li></ol>',
    ],
    ['![Vec<T>](/a.png)', '![Vec<T>](/a.png)'],
    [
      '<T>\nSome **bold** text\n</T>',
      '<p>&lt;T&gt; Some <strong>bold</strong> text &lt;/T&gt;</p>',
    ],
    ['<dialog> is **bold**', '<p>&lt;dialog&gt; is <strong>bold</strong></p>'],
    ['a <b>c</b> <b> d', '<p>a <strong>c</strong> &lt;b&gt; d</p>'],
    ['<div>\nVec<T>\n</div>', '<p>Vec&lt;T&gt;</p>'],
    ['`Vec<T>` and Vec<T>', '<p><code>Vec&lt;T&gt;</code> and Vec&lt;T&gt;</p>'],
  ])('is shown in %j', (markdown, content) => {
    expect(markdownToContent(markdown)).toBe(content)
  })

  it('is shown in a cell of a table', () => {
    expect(markdownToContent('| a | Vec<T> |\n| - | - |\n| b | <T> |')).toContain('Vec&lt;T&gt;')
  })
})

const link = '<a target="_blank" rel="noopener noreferrer nofollow" href="https://a.example">'
it.each([
  ['a <b>c</b> <i>d</i><br>e', '<p>a <strong>c</strong> <em>d</em><br>e</p>'],
  ['press <kbd>Ctrl</kbd> and H<sub>2</sub>O', '<p>press Ctrl and H2O</p>'],
  ['<div align="center">\n\n**a**\n\n</div>', '<p><strong>a</strong></p>'],
  ['<details>\n<summary>a</summary>\n\nb\n\n</details>', '<p>a</p><p>b</p>'],
  ['<p>one\n<p>two', '<p>one</p><p>two</p>'],
  ['<ul>\n<li>one\n<li>two\n</ul>', '<ul><li><p>one</p></li><li><p>two</p></li></ul>'],
  ['<https://a.example>', `<p>${link}https://a.example</a></p>`],
  ['a<!-- b --> c', '<p>a c</p>'],
  ['<!-- b -->', ''],
  ['a<script>b</script> c', '<p>a c</p>'],
  ['<script>\nif (a < b) c()\n\nd\n</script>\n\ne', '<p>e</p>'],
  ['<style>\np > a { }\n</style>\n\ne', '<p>e</p>'],
  ['<img src="/a.png" alt="b">', '<img src="/a.png" alt="b">'],
  [
    '<code>https://a.example</code> <code>www.example.org</code>',
    '<p><code>https://a.example</code> <code>www.example.org</code></p>',
  ],
])('%j in Markdown is read as HTML', (markdown, content) => {
  expect(markdownToContent(markdown)).toBe(content)
})

it('makes links of addresses with a scheme, and not of file names', () => {
  expect(
    markdownToContent('www.example.org, README.md and example.com').replace(
      / target="_blank" rel="[^"]*"/,
      '',
    ),
  ).toBe('<p><a href="https://www.example.org">www.example.org</a>, README.md and example.com</p>')
})
