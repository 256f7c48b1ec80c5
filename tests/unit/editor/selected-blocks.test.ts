// @vitest-environment happy-dom
import { expect, it } from 'vitest'
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

it('returns all selected blocks, without the trailing empty paragraph', () => {
  const blocks = allOf('<h2>One</h2><h2>Two</h2><p></p>')
  expect(blocks.map(({ node }) => node.textContent)).toEqual(['One', 'Two'])
  expect(commonValue(blocks, ({ node }) => node.attrs['level'] as number)).toBe(2)
})

it('returns empty blocks if there are no others', () => {
  expect(allOf('<p></p>')).toHaveLength(1)
})

it('finds no common value when blocks differ', () => {
  const blocks = allOf('<h1>One</h1><h2>Two</h2>')
  expect(commonValue(blocks, ({ node }) => node.attrs['level'] as number)).toBeNull()
})

it('finds the innermost list and the quote of a block', () => {
  const blocks = allOf('<blockquote><ul><li><p>One</p></li></ul></blockquote>')
  expect(commonValue(blocks, listTypeOf)).toBe('bulletList')
  expect(commonValue(blocks, isInQuote)).toBe(true)
})

it('returns one block at a caret', () => {
  const { state } = mountEditor('<h1>One</h1><p>Two|</p>')
  expect(selectedBlocks(state).map(({ node }) => node.textContent)).toEqual(['Two'])
})
