import { getSchema } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import { editorExtensions } from '#src/editor/editor-extensions.ts'

const schema = getSchema(editorExtensions())

/** What a stored post may hold: neither less (it would be lost on opening) nor more (on saving). */
describe('what the editor can hold', () => {
  it('[S2-editor-toolbar-16] is the vocabulary of the wire format', () => {
    expect(Object.keys(schema.nodes).toSorted()).toEqual([
      ...['blockquote', 'bulletList', 'codeBlock', 'doc', 'hardBreak', 'heading'],
      ...['horizontalRule', 'image', 'listItem', 'orderedList', 'paragraph', 'table'],
      ...['tableCell', 'tableHeader', 'tableRow', 'taskItem', 'taskList', 'text'],
    ])
    expect(Object.keys(schema.marks).toSorted()).toEqual([
      ...['bold', 'code', 'highlight', 'italic', 'link', 'strike', 'textStyle'],
    ])
  })

  it('inline code may stand in a link and carry a colour', () => {
    const others = Object.values(schema.marks).filter(({ name }) => name !== 'code')
    const excluded = others.filter((mark) => schema.marks['code']?.excludes(mark))
    expect(excluded.map(({ name }) => name)).toEqual([])
  })

  it.each([
    ['codeBlock', 'fence'],
    ['image', 'md'],
    ['paragraph', 'textAlign'],
    ['heading', 'textAlign'],
    ['heading', 'level'],
    ['tableCell', 'colwidth'],
    ['taskItem', 'checked'],
  ])('%s remembers %s', (node, attribute) => {
    expect(Object.keys(schema.nodes[node]?.spec.attrs ?? {})).toContain(attribute)
  })
})
