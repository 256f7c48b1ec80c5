import { expect, it } from 'vitest'
import { proposeExcerpt } from '#src/cms/posts/form/propose-excerpt.ts'

it.each([
  ['', ''],
  ['<p>One sentence.</p>', 'One sentence.'],
  ['<h2>Heading</h2><p>Text below.</p>\n\n```js\ncode()\n```\n\n<p>More.</p>', 'Text below. More.'],
  [
    '<p>Before.<sup data-footnote="a"></sup></p><table><tbody><tr><td><p>Cell</p></td></tr></tbody></table><p>After.</p><ol data-type="footnotes"><li data-footnote="a"><p>A note.</p></li></ol>',
    'Before. After.',
  ],
  [`<p>First one. Second one. ${'Long '.repeat(60)}end.</p>`, 'First one. Second one.'],
  [`<p>${'word '.repeat(60)}</p>`, `${'word '.repeat(40).trim()}…`],
  [`<p>${'あ'.repeat(199)}😀${'い'.repeat(60)}</p>`, `${'あ'.repeat(199)}…`],
  [`<p>React ${'あ'.repeat(264)}</p>`, `React ${'あ'.repeat(193)}…`],
  [`<p>${'あ'.repeat(120)}。${'い'.repeat(120)}。</p>`, `${'あ'.repeat(120)}。`],
])('proposes the first sentences of %j', (content, excerpt) => {
  expect(proposeExcerpt(content)).toBe(excerpt)
})
