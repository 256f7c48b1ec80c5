import { getSchema } from '@tiptap/core'
import { AllSelection, EditorState, TextSelection } from '@tiptap/pm/state'
import { describe, expect, it } from 'vitest'
import { editorExtensions } from '#src/editor/editor-extensions.ts'
import {
  isInQuote,
  listTypeOf,
  selectedBlocks,
  commonValue,
} from '#src/editor/toolbar/selected-blocks.ts'

const schema = getSchema(editorExtensions())
const text = (value: string) => ({ type: 'text', text: value })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const heading = (level: number, value: string) => ({
  type: 'heading',
  attrs: { level },
  content: [text(value)],
})
const item = (...content: object[]) => ({ type: 'listItem', content })
const list = (...content: object[]) => ({ type: 'bulletList', content })
const stateOf = (...content: object[]) =>
  EditorState.create({ schema, doc: schema.nodeFromJSON({ type: 'doc', content }) })
const allOf = (state: EditorState) => {
  const selection = new AllSelection(state.doc)
  return selectedBlocks(state.apply(state.tr.setSelection(selection)))
}

describe('selectedBlocks', () => {
  it('returns all of them, without the trailing empty paragraph', () => {
    const blocks = allOf(stateOf(heading(2, 'One'), heading(2, 'Two'), paragraph()))
    expect(blocks.map(({ node }) => node.textContent)).toEqual(['One', 'Two'])
    expect(commonValue(blocks, ({ node }) => node.attrs['level'] as number)).toBe(2)
  })

  it('returns empty ones if there are no others', () => {
    expect(allOf(stateOf(paragraph()))).toHaveLength(1)
  })

  it('have no common value when they differ', () => {
    const blocks = allOf(stateOf(heading(1, 'One'), heading(2, 'Two')))
    expect(commonValue(blocks, ({ node }) => node.attrs['level'] as number)).toBeNull()
  })

  it('have their innermost list and their quote', () => {
    const quote = { type: 'blockquote', content: [list(item(paragraph(text('One'))))] }
    const blocks = allOf(stateOf(quote))
    expect(commonValue(blocks, listTypeOf)).toBe('bulletList')
    expect(commonValue(blocks, isInQuote)).toBe(true)
  })

  it('returns one at a caret', () => {
    const state = stateOf(heading(1, 'One'), paragraph(text('Two')))
    const caret = state.apply(state.tr.setSelection(TextSelection.atEnd(state.doc)))
    expect(selectedBlocks(caret).map(({ node }) => node.textContent)).toEqual(['Two'])
  })
})
