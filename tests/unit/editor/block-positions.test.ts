import { getSchema } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import { nearestBlockBoundary } from '#src/editor/document/block-positions.ts'
import { editorExtensions } from '#src/editor/editor-extensions.ts'

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
