// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { nearestBlockBoundary } from '#src/editor/document/block-positions.ts'
import { htmlOf, mountEditor, typeInto } from '#tests/support/mounted-editor.ts'

describe('nearestBlockBoundary', () => {
  it.each([
    ['before a paragraph, in its first half', '<p>a word</p>', 3, 0],
    ['behind a paragraph, in its second half', '<p>a word</p>', 6, 8],
    ['where it is, between paragraphs', '<p>one</p><p>two</p>', 5, 5],
    ['in an empty paragraph, which gives way', '<p>one</p><p></p>', 6, 6],
    ['behind a code block, never inside', '<pre><code>code</code></pre>', 5, 6],
    ['behind the text of a list item', '<ul><li><p>a word</p></li></ul>', 4, 10],
  ])('%s', (_, html, pos, expected) => {
    expect(nearestBlockBoundary(mountEditor(html).state.doc, pos)).toBe(expected)
  })
})

describe('a selected image', () => {
  it.each([
    ['before a paragraph', '<p>After</p>', '<p>hiAfter</p>'],
    ['at the end', '', '<p>hi</p>'],
  ])('stays when something is typed %s', (_, after, expected) => {
    const editor = mountEditor(`<img src="/files/a.png">${after}`)
    editor.commands.setNodeSelection(0)
    expect(typeInto(editor, 'hi')).toBe(`<img src="/files/a.png">${expected}`)
    expect(htmlOf(editor)).toContain('<img')
  })
})
