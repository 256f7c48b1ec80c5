// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import {
  isInQuote,
  listTypeOf,
  selectedBlocks,
  commonValue,
} from '#src/editor/toolbar/selected-blocks.ts'
import { mountEditor } from '#tests/support/mounted-editor.ts'

function allOf(html: string) {
  const editor = mountEditor(html)
  editor.commands.selectAll()
  return selectedBlocks(editor.state)
}

describe('selectedBlocks', () => {
  it('returns all of them, without the trailing empty paragraph', () => {
    const blocks = allOf('<h2>One</h2><h2>Two</h2><p></p>')
    expect(blocks.map(({ node }) => node.textContent)).toEqual(['One', 'Two'])
    expect(commonValue(blocks, ({ node }) => node.attrs['level'] as number)).toBe(2)
  })

  it('returns empty ones if there are no others', () => {
    expect(allOf('<p></p>')).toHaveLength(1)
  })

  it('have no common value when they differ', () => {
    const blocks = allOf('<h1>One</h1><h2>Two</h2>')
    expect(commonValue(blocks, ({ node }) => node.attrs['level'] as number)).toBeNull()
  })

  it('have their innermost list and their quote', () => {
    const blocks = allOf('<blockquote><ul><li><p>One</p></li></ul></blockquote>')
    expect(commonValue(blocks, listTypeOf)).toBe('bulletList')
    expect(commonValue(blocks, isInQuote)).toBe(true)
  })

  it('returns one at a caret', () => {
    const { state } = mountEditor('<h1>One</h1><p>Two|</p>')
    expect(selectedBlocks(state).map(({ node }) => node.textContent)).toEqual(['Two'])
  })
})
