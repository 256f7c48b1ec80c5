import { expect, it } from 'vitest'
import { headingList } from '#src/content/render/heading-list.ts'
import { renderContent } from '#src/content/render/render-content.ts'

const ids = (content: string) => headingList(renderContent(content)).map(({ id }) => id)

it('lists headings in reading order with level, text and id', () => {
  expect(headingList(renderContent('<h1>One</h1><p>x</p><h2>Two <em>words</em></h2>'))).toEqual([
    { id: 'one', level: 1, text: 'One' },
    { id: 'two-words', level: 2, text: 'Two words' },
  ])
})

it('leaves out the numbers of footnotes', () => {
  const content = '<h2>Locks<sup data-footnote="1">1</sup> and rows</h2>'
  expect(headingList(renderContent(content))).toMatchObject([
    { id: 'locks-and-rows', text: 'Locks and rows' },
  ])
})

it('uses the ids of the rendered headings', () => {
  const blocks = renderContent('<h2>a</h2><h2>a</h2><h3>A!</h3>')
  const rendered = blocks.filter((block) => block.type === 'heading').map(({ id }) => id)
  expect(headingList(blocks).map(({ id }) => id)).toEqual(rendered)
  expect(rendered).toEqual(['a', 'a-1', 'a-2'])
})

it('finds headings inside quotes, lists and tables', () => {
  expect(
    ids(
      '<blockquote><h2>a</h2></blockquote><ul><li><h2>b</h2></li></ul><table><tr><td><h2>c</h2></td></tr></table>',
    ),
  ).toEqual(['a', 'b', 'c'])
})

it.each([
  ['<h2>Über c++ & Go</h2>', ['über-c--go']],
  ['<h2>!!!</h2><h2>???</h2>', ['section', 'section-1']],
  [
    '<h2>__proto__</h2><h2>constructor</h2><h2>constructor</h2>',
    ['__proto__', 'constructor', 'constructor-1'],
  ],
  ['<h2>a<br>b</h2>', ['ab']],
  ['<h2></h2><h2> </h2><h2><img src="/a.png"></h2>', []],
])('%j has the ids %j', (content, expected) => {
  expect(ids(content)).toEqual(expected)
})

it('gives every heading a unique id', () => {
  const all = ids(`${'<h2>a</h2>'.repeat(50)}<h2>a 1</h2><h2>a-1</h2>`)
  expect(new Set(all).size).toBe(52)
})

it('ignores text that looks like a heading', () => {
  expect(ids('# text\n\n```md\n# code\n<h2>x</h2>\n```')).toEqual([])
})
