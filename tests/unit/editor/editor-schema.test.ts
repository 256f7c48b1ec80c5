import { getSchema } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import { editorExtensions } from '#src/editor/editor-extensions.ts'

const schema = getSchema(editorExtensions())

/** Less than the content format would be lost on opening a post, more would be lost on saving. */
describe('the editor schema', () => {
  it('[S2-editor-toolbar-16] matches the content format', () => {
    expect(Object.keys(schema.nodes).toSorted()).toEqual([
      ...['blockquote', 'bulletList', 'callout', 'codeBlock', 'doc'],
      ...['footnote', 'footnoteReference'],
      ...['footnotes', 'hardBreak', 'heading'],
      ...['horizontalRule', 'image', 'listItem', 'orderedList', 'paragraph', 'table'],
      ...['tableCell', 'tableHeader', 'tableRow', 'taskItem', 'taskList', 'text'],
    ])
    expect(Object.keys(schema.marks).toSorted()).toEqual([
      ...['bold', 'code', 'highlight', 'italic', 'link', 'strike', 'textStyle'],
    ])
  })

  it('has the paragraph as default block everywhere in a document', () => {
    const { doc, paragraph } = schema.nodes
    const first = doc?.contentMatch
    const next = paragraph && first?.matchType(paragraph)
    expect([first?.defaultType, next?.defaultType]).toEqual([paragraph, paragraph])
  })

  it('allows inline code in a link and with a colour', () => {
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
    ['image', 'width'],
    ['tableCell', 'colwidth'],
    ['tableCell', 'align'],
    ['footnoteReference', 'id'],
    ['footnote', 'id'],
    ['taskItem', 'checked'],
    ['callout', 'kind'],
  ])('%s remembers %s', (node, attribute) => {
    expect(Object.keys(schema.nodes[node]?.spec.attrs ?? {})).toContain(attribute)
  })
})

/** A document of the rich-text editor holds less, and a save would refuse the rest. */
describe('the editor schema for Lexical', () => {
  const lexical = getSchema(editorExtensions({ format: 'lexical' }))

  it('has the nodes and marks of a document alone', () => {
    expect(Object.keys(lexical.nodes).toSorted()).toEqual([
      ...['blockquote', 'bulletList', 'codeBlock', 'doc', 'hardBreak', 'heading'],
      ...['horizontalRule', 'image', 'listItem', 'orderedList', 'paragraph', 'text'],
    ])
    expect(Object.keys(lexical.marks).toSorted()).toEqual([
      ...['bold', 'code', 'italic', 'link', 'strike'],
    ])
  })

  it('holds text alone in quotes, text and lists in items, and no alignment', () => {
    const { blockquote, listItem, paragraph } = lexical.nodes
    expect(blockquote?.spec.content).toBe('paragraph+')
    expect(listItem?.spec.content).toBe('paragraph+ (bulletList | orderedList)*')
    expect(Object.keys(paragraph?.spec.attrs ?? {})).not.toContain('textAlign')
  })
})
