import { describe, expect, it, vi } from 'vitest'
import { compareLines, countChanges, unmarkedLines } from '#src/content/compare/compare-lines.ts'
import { compareTexts } from '#src/content/compare/compare-texts.ts'
import { textLines } from '#src/content/compare/text-lines.ts'
import { contentToBlocks } from '#src/content/sanitize/content-blocks.ts'
import type { TextPart } from '#src/contract/comparison-schemas.ts'

const lines = (content: string) => textLines(contentToBlocks(content))
const compare = (before: string, after: string) => compareLines(lines(before), lines(after))

const SIGNS = { same: ['', ''], added: ['[+', ']'], removed: ['[-', ']'] } as const
/** `one [-two][+ three]`. */
const marked = (parts: TextPart[]) =>
  parts.map(({ change, text }) => SIGNS[change].join(text)).join('')
const markedLines = (before: string, after: string) =>
  compare(before, after).map(({ parts }) => marked(parts))

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('')

describe('textLines', () => {
  it('gives every block as text, with its kind', () => {
    const content = [
      '<h2>Locks</h2><p>A <strong>row</strong></p><ul><li><p>one</p></li></ul>',
      '<ul data-type="taskList"><li data-checked="true" data-type="taskItem"><p>done</p></li></ul>',
      '<blockquote><p>said</p></blockquote><hr>',
      '<table><tbody><tr><th><p>a</p></th><td><p>b</p></td></tr></tbody></table><p></p>\n\n',
      '```js\nconst a = 1\n```\n\n![A view](/files/media/a.png "Said")\n\n',
      '<ol data-type="footnotes"><li><p>note</p></li></ol>',
    ].join('')
    expect(lines(content).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'heading: Locks',
      'text: A row',
      'item: one',
      'item: ☑ done',
      'quote: said',
      'text: * * *',
      'table: a | b',
      'code: const a = 1',
      'image: A view Said /files/media/a.png',
      'item: note',
    ])
  })

  it('splits the text of a legacy post at blank lines', () => {
    expect(lines('One\nline\n\nTwo').map(({ text }) => text)).toEqual(['One\nline', 'Two'])
  })
})

describe('compareLines', () => {
  it('marks words inside an edited paragraph, and leaves the others unmarked', () => {
    const before = paragraphs('First stays.', 'The quick fox jumps over the dog.')
    const after = paragraphs('First stays.', 'The slow fox jumps over the lazy dog.')
    expect(markedLines(before, after)).toEqual([
      'First stays.',
      'The[- quick][+ slow] fox jumps over the[+ lazy] dog.',
    ])
  })

  it('gives the same comparison when the machine is slow', () => {
    let time = 0
    vi.spyOn(Date, 'now').mockImplementation(() => (time += 1000))
    expect(markedLines('One two three', 'One two four')).toEqual(['One two[- three][+ four]'])
    vi.restoreAllMocks()
  })

  it('finds an edited paragraph below an inserted one', () => {
    const before = paragraphs('Rows are locked one by one.')
    const after = paragraphs('Something entirely new.', 'Rows are locked one after one.')
    expect(markedLines(before, after)).toEqual([
      '[+Something entirely new.]',
      'Rows are locked one[- by][+ after] one.',
    ])
  })

  it('shows a paragraph with other words as removed and added, not as a mixture', () => {
    expect(markedLines(paragraphs('Rows and locks.'), paragraphs('Birds sing today.'))).toEqual([
      '[-Rows and locks.]',
      '[+Birds sing today.]',
    ])
  })

  it.each([
    ['bold', '<p>Same words</p>', '<p>Same <strong>words</strong></p>'],
    ['a heading', '<p>Same words</p>', '<h2>Same words</h2>'],
    ['a list', '<p>Same words</p>', '<ul><li><p>Same words</p></li></ul>'],
    ['a link', '<p>Same words</p>', '<p><a href="https://example.com">Same words</a></p>'],
    ['the indentation of code', '```js\nif (a)\nb()\n```', '```js\nif (a)\n  b()\n```'],
  ])('says that only the formatting changed: %s', (_, before, after) => {
    const [line, ...others] = compare(before, after)
    expect(others).toEqual([])
    expect(line).toMatchObject({ isReformatted: true })
    expect(line?.parts.map(({ change }) => change)).toEqual(['same'])
  })

  it('marks nothing in equal texts, and in a text without another', () => {
    const text = paragraphs('One', 'Two')
    const same = [
      { kind: 'text', parts: [{ change: 'same', text: 'One' }], isReformatted: false },
      { kind: 'text', parts: [{ change: 'same', text: 'Two' }], isReformatted: false },
    ]
    expect(compare(text, text)).toEqual(same)
    expect(unmarkedLines(lines(text))).toEqual(same)
  })

  it('contains both texts whole', () => {
    const before = paragraphs('One two three four', 'Five', 'Six seven', 'Eight')
    const after = paragraphs('Nine', 'One two four three', 'Six seven', 'Ten', 'Eight 8')
    const parts = compare(before, after).flatMap((line) => line.parts)
    const without = (change: TextPart['change']) =>
      parts
        .filter((part) => part.change !== change)
        .map(({ text }) => text)
        .join('')
        .replace(/\s/g, '')
    expect(without('added')).toBe('OnetwothreefourFiveSixsevenEight')
    expect(without('removed')).toBe('NineOnetwofourthreeSixsevenTenEight8')
  })
})

describe('compareTexts', () => {
  it('compares words of every script', () => {
    expect(marked(compareTexts('Быстрая лиса прыгает', 'Быстрая собака прыгает'))).toBe(
      'Быстрая[- лиса][+ собака] прыгает',
    )
    expect(marked(compareTexts('今日は雨です', '今日は雪です'))).toBe('今日は[-雨][+雪]です')
  })

  it('shows an empty field that was filled, and the reverse', () => {
    expect(marked(compareTexts('', 'Some words'))).toBe('[+Some words]')
    expect(marked(compareTexts('Some words', ''))).toBe('[-Some words]')
  })
})

it('countChanges counts words, not characters or punctuation', () => {
  const parts = compareTexts('One two, three.', 'One two, four five!')
  expect(countChanges(parts)).toEqual({ added: 2, removed: 1 })
})

// Without the limit, a comparison exceeds the test time-out.
describe('the time of a comparison is limited', () => {
  const word = (index: number) => `w${index.toString(36)}`
  const WORDS = 60_000
  const every = (step: number) =>
    Array.from({ length: WORDS }, (_, index) => word(index * step)).join(' ')

  it.each([
    ['one paragraph with every second word changed', every(1), every(2)],
    [
      'a paragraph for each word, all of them changed',
      every(1).replaceAll(' ', '\n\n'),
      every(-1).replaceAll(' ', '\n\n'),
    ],
  ])('%s', (_, before, after) => {
    const [old, recent] = [lines(before), lines(after)]
    const parts = compareLines(old, recent).flatMap((line) => line.parts)
    expect(countChanges(parts).added).toBeGreaterThan(WORDS / 3)
  })
})
