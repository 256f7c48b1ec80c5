import { expect, it } from 'vitest'
import { sanitizePastedHtml } from '#src/content/paste/paste-html.ts'
import { callout } from './corpus-markup.ts'

const github = (kind: string, title: string, text: string) =>
  `<div class="markdown-alert markdown-alert-${kind}" dir="auto"><p class="markdown-alert-title" dir="auto"><svg class="octicon"><path d=""></path></svg>${title}</p>${text}</div>`

it.each([
  ['GitHub: note', github('note', 'Note', '<p dir="auto">a</p>'), callout('note', '<p>a</p>')],
  [
    'GitHub: tip',
    github('tip', 'Tip', '<p>a</p><ul><li>b</li></ul>'),
    callout('tip', '<p>a</p><ul><li><p>b</p></li></ul>'),
  ],
  ['GitHub: important', github('important', 'Important', '<p>a</p>'), callout('note', '<p>a</p>')],
  ['GitHub: warning', github('warning', 'Warning', '<p>a</p>'), callout('warning', '<p>a</p>')],
  ['GitHub: caution', github('caution', 'Caution', '<p>a</p>'), callout('warning', '<p>a</p>')],
  ['a class that is not a kind', github('constructor', 'X', '<p>a</p>'), '<p>X</p><p>a</p>'],
  [
    'Notion: the default icon',
    '<p>a</p><aside>\n💡 Measure <strong>first</strong>\n\n</aside><!-- notionvc: 1 -->',
    `<p>a</p>${callout('tip', '<p>Measure <strong>first</strong></p>')}`,
  ],
  [
    'Notion: an icon in its own paragraph',
    '<aside><p>⚠️ Mind the gap</p><p>b</p></aside>',
    callout('warning', '<p>Mind the gap</p><p>b</p>'),
  ],
  ['Notion: another icon stays', '<aside>🦄 a</aside>', callout('note', '<p>🦄 a</p>')],
  [
    'Notion: an exported page',
    '<figure class="block-color-gray_background callout" style="display:flex" id="x"><div style="font-size:1.5em"><span class="icon">ℹ️</span></div><div style="width:100%">a<ul><li>b</li></ul></div></figure>',
    callout('note', '<p>a</p><ul><li><p>b</p></li></ul>'),
  ],
  [
    'this site',
    '<div role="note" data-callout="tip" class="callout"><p class="callout-title"><svg></svg>Tip</p><p>a</p></div>',
    callout('tip', '<p>a</p>'),
  ],
  ['an aside that is a column of a page', '<aside><p>Related</p></aside>', '<p>Related</p>'],
  ['an aside without text', '<aside></aside><p>a</p>', '<p>a</p>'],
])('pastes a callout of %s', (_, html, stored) => {
  expect(sanitizePastedHtml(html)).toBe(stored)
})
