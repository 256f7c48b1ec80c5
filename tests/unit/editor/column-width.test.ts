// @vitest-environment happy-dom
import type { Editor } from '@tiptap/core'
import { expect, it } from 'vitest'
import { mountEditor } from '#tests/support/mounted-editor.ts'

const row = (...cells: string[]) =>
  `<tr>${cells.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`
const TABLE = `<table>${row('a', 'b', 'c')}${row('d', 'e', 'f')}</table>`

const widths = ({ view }: Editor) =>
  [...view.dom.querySelectorAll<HTMLElement>('col')].map(({ style }) => style.width)

/** Sets the width of a column as dragging its border does. */
function resize({ state, view }: Editor, column: number, width: number) {
  const { tr } = state
  state.doc.firstChild?.forEach((line, offset) => {
    line.forEach((_, cell, index) => {
      if (index === column) tr.setNodeAttribute(1 + offset + 1 + cell, 'colwidth', [width])
    })
  })
  view.dispatch(tr)
}

it('shows, undoes and redoes the width of a column', () => {
  const editor = mountEditor(TABLE)
  resize(editor, 1, 118)
  expect(widths(editor)).toEqual(['', '118px', ''])
  editor.commands.undo()
  expect(widths(editor)).toEqual(['', '', ''])
  editor.commands.redo()
  expect(widths(editor)).toEqual(['', '118px', ''])
})

it('keeps the widths of other columns when one is undone', () => {
  const editor = mountEditor(TABLE.replaceAll('<td><p>a', '<td colwidth="90"><p>a'))
  resize(editor, 1, 118)
  editor.commands.undo()
  expect(widths(editor)).toEqual(['90px', '', ''])
})
