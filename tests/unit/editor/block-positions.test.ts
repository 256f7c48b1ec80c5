// @vitest-environment happy-dom
import { getSchema } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import { nearestBlockBoundary } from '#src/editor/document/block-positions.ts'
import { editorExtensions } from '#src/editor/editor-extensions.ts'
import { htmlOf, mountEditor, typeInto } from '#tests/support/mounted-editor.ts'

const schema = getSchema(editorExtensions())
const paragraph = (value = '') => ({
  type: 'paragraph',
  content: value ? [{ type: 'text', text: value }] : [],
})
const docOf = (...content: object[]) => schema.nodeFromJSON({ type: 'doc', content })

describe('nearestBlockBoundary', () => {
  it.each([
    ['before a paragraph, in its first half', [paragraph('a word')], 3, 0],
    ['behind a paragraph, in its second half', [paragraph('a word')], 6, 8],
    ['where it is, between paragraphs', [paragraph('one'), paragraph('two')], 5, 5],
    ['in an empty paragraph, which gives way', [paragraph('one'), paragraph()], 6, 6],
    [
      'behind a code block, never inside',
      [{ type: 'codeBlock', content: [{ type: 'text', text: 'code' }] }],
      5,
      6,
    ],
    [
      'behind the text of a list item',
      [{ type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('a word')] }] }],
      4,
      10,
    ],
  ])('%s', (_, content, pos, expected) => {
    expect(nearestBlockBoundary(docOf(...content), pos)).toBe(expected)
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
