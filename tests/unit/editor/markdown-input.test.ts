import { describe, expect, it } from 'vitest'
import { findMarkdownImage, findMarkdownLink } from '#src/editor/commands/markdown-input.ts'

describe('findMarkdownLink', () => {
  it.each([
    ['see [the docs](https://example.com/a)', 'the docs', 'https://example.com/a'],
    ['[a](example.com)', 'a', 'https://example.com'],
    ['[mail](me@example.com)', 'mail', 'mailto:me@example.com'],
    ['[here](/blog)', 'here', '/blog'],
    ['[wiki](https://example.com/a_(b))', 'wiki', 'https://example.com/a_(b)'],
    ['an array[0] and [b](/b)', 'b', '/b'],
    ['`code` then [b](/b)', 'b', '/b'],
  ])('%s', (typed, label, href) => {
    expect(findMarkdownLink(typed)).toMatchObject({ replaceWith: label, data: { href } })
  })

  it('names the place of the characters to replace', () => {
    expect(findMarkdownLink('see [a](/b)')).toMatchObject({ index: 4, text: '[a](/b)' })
  })

  it.each([
    '[a](javascript:alert(1))',
    '[a](//example.com)',
    '[a](https://example.com/a_(b)',
    '[a](/b "a title")',
    '[a](/b c)',
    '[a]()',
    '[](/b)',
    '[ ](/b)',
    '![a](/b)',
    String.raw`\[a](/b)`,
    '`[a](/b)',
    '[a](/b) and more',
  ])('leaves %s', (typed) => expect(findMarkdownLink(typed)).toBeNull())
})

describe('findMarkdownImage', () => {
  it.each([
    ['![A lock](/files/a.png)', { alt: 'A lock', src: '/files/a.png', title: null }],
    ['text ![](https://example.com/a.png)', { alt: '', src: 'https://example.com/a.png' }],
    ['![a](/a.png "A title")', { src: '/a.png', title: 'A title' }],
  ])('%s', (typed, data) => expect(findMarkdownImage(typed)).toMatchObject({ data }))

  it.each([
    '![a](javascript:alert(1))',
    '![a](data:image/png;base64,AAAA)',
    '![a](//example.com/a.png)',
    '![a](a.png)',
    String.raw`\![a](/a.png)`,
    '`![a](/a.png)',
    '[a](/a.png)',
  ])('leaves %s', (typed) => expect(findMarkdownImage(typed)).toBeNull())
})
