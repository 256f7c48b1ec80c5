import { expect, it } from 'vitest'
import { sanitizeContent } from '#src/content/sanitize/sanitize-content.ts'
import { markdownToContent } from '#src/content/sanitize/markdown-to-blocks.ts'
import { callout, done, task, tasks } from './corpus-markup.ts'

const link = '<a target="_blank" rel="noopener noreferrer nofollow" href="https://a.example">'

const CASES: [what: string, markdown: string, wire: string][] = [
  ['headings', '# A\n\n## B', '<h1>A</h1><h2>B</h2>'],
  [
    'marks',
    '**a** _b_ ~~c~~ `<d>`',
    '<p><strong>a</strong> <em>b</em> <s>c</s> <code>&lt;d&gt;</code></p>',
  ],
  ['links', '[a](https://a.example)', `<p>${link}a</a></p>`],
  ['hard breaks', 'a\\\nb', '<p>a<br>b</p>'],
  ['lists', '- a\n  1. b', '<ul><li><p>a</p><ol><li><p>b</p></li></ol></li></ul>'],
  ['numbers that go on', '3. c', '<ol start="3"><li><p>c</p></li></ol>'],
  ['tasks', '- [x] a\n  - [ ] b', tasks(done('a', tasks(task('b'))))],
  ['quotes', '> a\n>\n> b', '<blockquote><p>a</p><p>b</p></blockquote>'],
  [
    'alerts',
    '> [!NOTE]\n> a **b**\n>\n> - c\n\n> [!tip]  \n>\n> d\n\n> [!WARNING]\n> e',
    `${callout('note', '<p>a <strong>b</strong></p><ul><li><p>c</p></li></ul>')}${callout('tip', '<p>d</p>')}${callout('warning', '<p>e</p>')}`,
  ],
  [
    'the other two kinds of alerts',
    '> [!IMPORTANT]\n> a\n\n> [!CAUTION]\n> b',
    `${callout('note', '<p>a</p>')}${callout('warning', '<p>b</p>')}`,
  ],
  [
    'no alerts of what is escaped, has other words on its line or an unknown name',
    '> \\[!NOTE]\n> a\n\n> [!NOTE] b\n\n> [!DANGER]\n> c\n\n> a\n> [!NOTE]',
    '<blockquote><p>[!NOTE] a</p></blockquote><blockquote><p>[!NOTE] b</p></blockquote><blockquote><p>[!DANGER] c</p></blockquote><blockquote><p>a [!NOTE]</p></blockquote>',
  ],
  ['rules', '---', '<hr>'],
  ['code fences', '```ts\na\n\n<b>\n```', '```ts\na\n\n<b>\n```'],
  [
    'code blocks of the toolbar',
    '<pre><code class="language-ts">a\n\n&lt;b></code></pre>',
    '<pre><code class="language-ts">a\n\n&lt;b&gt;</code></pre>',
  ],
  ['images', '![a "b"](../c.webp "d")', '![a "b"](../c.webp "d")'],
  ['images of the toolbar', '<img src="../c.webp" alt="a">', '<img src="../c.webp" alt="a">'],
  [
    'tables',
    '| a |\n| --- |\n| b |',
    '<table style="min-width: 25px;"><colgroup><col style="min-width: 25px;"></colgroup><tbody><tr><th><p>a</p></th></tr><tr><td><p>b</p></td></tr></tbody></table>',
  ],
  [
    'aligned columns',
    '| a | b |\n| :-: | --: |',
    '<table style="min-width: 50px;"><colgroup><col style="min-width: 25px;"><col style="min-width: 25px;"></colgroup><tbody><tr><th style="text-align: center;"><p>a</p></th><th style="text-align: right;"><p>b</p></th></tr></tbody></table>',
  ],
  [
    'footnotes',
    'a[^x] b[^1]\n\n[^1]: One\n[^x]: Two `c`\n\n    More',
    '<p>a<sup data-footnote="1">1</sup> b<sup data-footnote="2">2</sup></p><ol data-type="footnotes"><li data-footnote="1"><p>Two <code>c</code></p><p>More</p></li><li data-footnote="2"><p>One</p></li></ol>',
  ],
  ['footnotes that are not defined', 'a[^x]', '<p>a[^x]</p>'],
  [
    'colours',
    '<span style="color: #ef4444">a</span> <mark data-color="#eab308">b</mark>',
    '<p><span style="color: #EF4444;">a</span> <mark data-color="#EAB308" style="background-color: #EAB308; color: inherit;">b</mark></p>',
  ],
  ['alignment', '<p style="text-align: center">a</p>', '<p style="text-align: center;">a</p>'],
  [
    'nothing that may not be stored',
    'a<script>b</script><b onclick="c">d</b>',
    '<p>a<strong>d</strong></p>',
  ],
]

it.each(CASES)('converts %s', (_, markdown, content) => {
  expect(markdownToContent(markdown)).toBe(content)
  expect(sanitizeContent(content)).toBe(content)
})
