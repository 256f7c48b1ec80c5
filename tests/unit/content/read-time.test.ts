import { expect, it } from 'vitest'
import { readTimeMinutes } from '#src/content/render/read-time-minutes.ts'
import { renderContent } from '#src/content/render/render-content.ts'

const words = (count: number) => `<p>${'word '.repeat(count)}</p>`
const images = (count: number) => '<img src="/a.png">'.repeat(count)
const minutes = (content: string) => readTimeMinutes(renderContent(content))

it.each([
  ['nothing', '', 1],
  ['one word', words(1), 1],
  ['275 words', words(275), 1],
  ['412 words (1.498 minutes)', words(412), 1],
  ['413 words (1.502 minutes)', words(413), 2],
  ['2,750 words', words(2750), 10],
  ['legacy text', 'word\n'.repeat(825), 3],
  [
    'words in lists and cells',
    `<ul><li>${words(275)}</li></ul><table><tr><td>${words(275)}</td></tr></table>`,
    2,
  ],
  [
    'words in footnotes, whose numbers do not count',
    `<p>${'w<sup data-footnote="1">1</sup> '.repeat(275)}</p><ol data-type="footnotes"><li>${words(275)}</li></ol>`,
    2,
  ],
  ['code at half weight', `\`\`\`js\n${'word '.repeat(1100)}\n\`\`\``, 2],
  ['code in pre at half weight', `<pre>${'word '.repeat(1100)}</pre>`, 2],
  ['contractions are one word', `<p>${'don’t '.repeat(550)}</p>`, 2],
  ['signs do not count as words', `<p>${'— & … '.repeat(2000)}</p>`, 1],
  ['Chinese by the character', `<p>${'漢'.repeat(550)}</p>`, 2],
  ['Korean by the word', `<p>${'한국어 '.repeat(550)}</p>`, 2],
  ['Devanagari with its vowel signs', `<p>${'हिन्दी '.repeat(550)}</p>`, 2],
  // 12 + 11 + … + 3 = 75 seconds for ten, 3 for each further one.
  ['ten images (75 s)', images(10), 1],
  ['15 images (90 s)', images(15), 2],
  ['35 images (150 s)', images(35), 3],
  ['markdown images', '![](/a.png)\n'.repeat(15), 2],
  ['words and images (275 words, 30 s)', words(275) + images(3), 2],
])('[S2-blog-post-03] computes the read time of %s', (_title, content, expected) => {
  expect(minutes(content)).toBe(expected)
})

it('counts images shown outside of the body', () => {
  const blocks = renderContent(words(275 + 92))
  expect(readTimeMinutes(blocks)).toBe(1)
  expect(readTimeMinutes(blocks, { coverImages: 1 })).toBe(2)
})
