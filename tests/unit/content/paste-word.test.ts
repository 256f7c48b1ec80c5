import { expect, it } from 'vitest'
import { sanitizePastedHtml } from '#src/content/paste/paste-html.ts'

const item = (list: string, marker: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:36pt;mso-list:${list}'><![if !supportLists]><span><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\n`
const pasted = (...items: string[]) => sanitizePastedHtml(items.join('\n')).replace(/<\/?p>/g, '')

it.each([
  [
    'a numbered one after a bulleted one',
    [
      item('l0 level1 lfo1', '·', 'a'),
      item('l0 level1 lfo1', '·', 'b'),
      item('l1 level1 lfo2', '1.', 'c'),
    ],
    '<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>',
  ],
  [
    'a bulleted one after a numbered one',
    [item('l1 level1 lfo2', '1)', 'a'), item('l0 level1 lfo1', '§', 'b')],
    '<ol><li>a</li></ol><ul><li>b</li></ul>',
  ],
  [
    'two numbered ones',
    [
      item('l1 level1 lfo2', '1.', 'a'),
      item('l1 level1 lfo2', '2.', 'b'),
      item('l1 level1 lfo3', '1.', 'c'),
    ],
    '<ol><li>a</li><li>b</li></ol><ol><li>c</li></ol>',
  ],
  [
    'one list whose marker changes',
    [item('l0 level1 lfo1', '·', 'a'), item('l0 level1 lfo1', '(1)', 'b')],
    '<ul><li>a</li></ul><ol><li>b</li></ol>',
  ],
  [
    'inside of an item, and after it',
    [
      item('l0 level1 lfo1', '·', 'a'),
      item('l0 level2 lfo1', 'o', 'b'),
      item('l1 level2 lfo2', 'iv.', 'c'),
      item('l0 level1 lfo1', '·', 'd'),
    ],
    '<ul><li>a<ul><li>b</li></ul><ol><li>c</li></ol></li><li>d</li></ul>',
  ],
])('pastes consecutive lists of Word: %s', (_, items, html) => {
  expect(pasted(...items)).toBe(html)
})

it('keeps the number of a list across a paragraph', () => {
  expect(
    pasted(item('l1 level1 lfo2', '1.', 'a'), '<p>Then</p>', item('l1 level1 lfo2', '2.', 'b')),
  ).toBe('<ol><li>a</li></ol>Then<ol start="2"><li>b</li></ol>')
})
