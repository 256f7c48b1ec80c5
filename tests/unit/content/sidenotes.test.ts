import { expect, it } from 'vitest'
import { hasSidenotes } from '#src/content/render/sidenotes.ts'
import { renderContent } from '#src/content/render/render-content.ts'

const text = (length: number) => 'A sentence of the text. '.repeat(length / 24)
const paragraph = (length: number, ...notes: number[]) =>
  `<p>${text(length)}${notes.map((note) => `<sup data-footnote="${note}"></sup>`).join('')}</p>`
const notes = (...children: string[]) =>
  `<ol data-type="footnotes">${children.map((note, index) => `<li data-footnote="${index + 1}">${note}</li>`).join('')}</ol>`
const short = (count: number) => Array.from({ length: count }, () => paragraph(24))
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

it.each([
  ['no note', paragraph(240), false],
  ['a short note of the last paragraph', paragraph(240, 1) + notes(paragraph(72)), true],
  ['a long note of the last paragraph', paragraph(240, 1) + notes(paragraph(480)), false],
  ['a long note further up', paragraph(240, 1) + paragraph(960) + notes(paragraph(480)), true],
  [
    'a long note above a table, whose rows are a line each',
    `${paragraph(240, 1)}<table><tbody><tr>${`<td>${paragraph(24)}</td>`.repeat(9)}</tr></tbody></table>${notes(paragraph(480))}`,
    false,
  ],
  [
    'notes that push the last one down',
    paragraph(24, 1, 2, 3) + notes(...short(3).map((note) => note.repeat(2))),
    false,
  ],
  [
    'a note with a later number',
    paragraph(24, 1) + paragraph(960) + paragraph(24, 1) + notes(paragraph(480)),
    true,
  ],
  [
    'a note with a list',
    paragraph(960, 1) + paragraph(960) + notes('<ul><li><p>One</p></li></ul>'),
    false,
  ],
  ['twelve notes', paragraph(2400, ...numbers(12)) + paragraph(4800) + notes(...short(12)), true],
  [
    'thirteen notes',
    paragraph(2400, ...numbers(13)) + paragraph(4800) + notes(...short(13)),
    false,
  ],
])('a post with %s', (_, content, isExpected) => {
  expect(hasSidenotes(renderContent(content))).toBe(isExpected)
})
