import { describe, expect, it } from 'vitest'
import { editDistance } from '#src/services/search/edit-distance.ts'
import { bestSentence, readMarks } from '#src/services/search/marked-text.ts'
import { correctableWords, parseSearch, replaceWords } from '#src/services/search/parse-search.ts'

describe('matches the final word of a search as a prefix', () => {
  it.each([
    ['queue', '', 'queue'],
    ['message que', 'message ', 'que'],
    ['message ', '', 'message'],
    ['größ', '', 'größ'],
    ['नमस्ते दुनि', 'नमस्ते ', 'दुनि'],
    ['हिन्दी', '', 'हिन्दी'],
    ['a q', 'a q', null],
    ['"message que', '"message que', null],
    ['"message queue"', '"message queue"', null],
    ['message -que', 'message -que', null],
    ['node.js', 'node.js', null],
    ['!!', '!!', null],
  ])('%j: %j and %j', (search, head, prefix) => {
    expect(parseSearch(search)).toMatchObject({ head, prefix })
  })

  it('typographic quotes are quotes; other punctuation and NUL separate words', () => {
    expect(parseSearch('“race condition”').all).toBe('"race condition"')
    expect(parseSearch('one—two\0three').all).toBe('one two three')
  })
})

describe('a minus', () => {
  it.each([
    ['-word', '-word'],
    ['one -two three', 'one -two three'],
    ['at-least-once', 'at-least-once'],
    ['one - two', 'one two'],
    ['--force', 'force'],
    ['- - word', 'word'],
    ['one --"two three"', 'one "two three"'],
    ['"one"---two', '"one" two'],
    ['- '.repeat(100), ''],
    ['-'.repeat(200), ''],
  ])('excludes the word directly behind it, else it is a space: %j', (search, all) => {
    expect(parseSearch(search).all.replace(/\s+/g, ' ')).toBe(all)
  })
})

describe('the sentence of a result', () => {
  const marked = (text: string) => text.replaceAll('[', '\u0002').replaceAll(']', '\u0003')
  it.each([
    ['One. The [lock] is free. Two.', 'The [lock] is free.'],
    ['What it does\n\nA [lock] is held. It is not.', 'A [lock] is held.'],
    ['The queue of a [lock]\nIt waits here. Or not.', 'The queue of a [lock] · It waits here.'],
    ['One [lock]. A [lock] of a [lock].', 'A [lock] of a [lock].'],
    ['end of one sentence with a [lock]. Next.', '…end of one sentence with a [lock].'],
    ['Before. Then a [lock] that was', 'Then a [lock] that was…'],
    ['A short text', 'A short text…'],
    ['我们解释。数据库[索引]更快。', '我们解释。数据库[索引]更快。'],
  ])('of %j is %j', (passage, sentence) => {
    expect(bestSentence(marked(passage))).toBe(marked(sentence))
  })

  it('is cut around the words found when it is long', () => {
    const long = `Then ${'word '.repeat(60)}[lock] ${'more '.repeat(60)}end.`
    const sentence = bestSentence(marked(long))
    expect(sentence).toMatch(/^…word.*\u0002lock\u0003.*more…$/)
    expect(sentence.length).toBeLessThan(230)
  })
})

describe('edits between two words', () => {
  it.each([
    ['queue', 'queue', 0],
    ['queeu', 'queue', 1],
    ['quue', 'queue', 1],
    ['queues', 'queue', 1],
    ['quexe', 'queue', 1],
    ['postgers', 'postgres', 1],
    ['recieve', 'receive', 1],
    ['abcd', 'dcba', 3],
    ['queue', 'database', 3],
  ])('%s and %s: %i', (from, to, edits) => {
    expect(editDistance(from, to, 2)).toBe(edits)
  })
})

it('words of letters can be misspelt, each once; numbers, short and compound words cannot', () => {
  expect(correctableWords('Rust postgers POSTGERS web3 at-least-once the größe')).toEqual([
    'rust',
    'postgers',
    'größe',
  ])
  // A part between two vowel signs is not a word.
  expect(correctableWords('पुस्तकमलपर कमलपत्र')).toEqual([])
})

it('replaces whole words only, each once', () => {
  const words = new Map([
    ['kubr', 'kube'],
    ['kube', 'cube'],
    ['größe', 'grösse'],
  ])
  expect(replaceWords('Kubr kubrnetes -kubr a-kubr kubr2 größe größer kube', words)).toBe(
    'kube kubrnetes -kubr a-kubr kubr2 grösse größer cube',
  )
})

it('reads the marked pieces of a text in one line', () => {
  const text = 'A \u0002lock\u0003\n is \u0001“\u0001held\u0001”\u0001 by a \u0002lock\u0003'
  expect(readMarks(text)).toEqual([
    { text: 'A ', isMarked: false },
    { text: 'lock', isMarked: true },
    { text: ' is “held” by a ', isMarked: false },
    { text: 'lock', isMarked: true },
  ])
})
