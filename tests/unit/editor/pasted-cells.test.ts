// @vitest-environment happy-dom
import type { Editor } from '@tiptap/core'
import { CellSelection, TableMap } from '@tiptap/pm/tables'
import { describe, expect, it } from 'vitest'
import { mountEditor, pasteInto } from '#tests/support/mounted-editor.ts'

const SOURCES = {
  rowspan: [
    '<tr><td>A</td><td>B</td><td rowspan="2">C</td></tr><tr><td>D</td><td>E</td></tr>',
    'ABCDE',
  ],
  'rowspan in the last row': [
    '<tr><td>A</td><td rowspan="2">B</td></tr><tr><td>C</td></tr>',
    'ABC',
  ],
  colspan: ['<tr><td colspan="2">A</td></tr><tr><td>B</td><td>C</td></tr>', 'ABC'],
  both: [
    '<tr><td colspan="2" rowspan="2">A</td><td>B</td></tr><tr><td>C</td></tr><tr><td>D</td><td>E</td><td>F</td></tr>',
    'ABCDEF',
  ],
  'header cells': [
    '<tr><th rowspan="2">A</th><th colspan="2">B</th></tr><tr><td>C</td><td>D</td></tr>',
    'ABCD',
  ],
  'rows of different length': [
    '<tr><td rowspan="3">A</td><td>B</td></tr><tr><td>C</td><td>D</td></tr>',
    'ABCD',
  ],
  'no merged cells': ['<tr><td>A</td><td>B</td></tr><tr><td>C</td><td>D</td></tr>', 'ABCD'],
} satisfies Record<string, [rows: string, letters: string]>

const row = (...cells: string[]) =>
  `<tr>${cells.map((text) => `<td><p>${text}</p></td>`).join('')}</tr>`
const PLAIN = `<p>before the table</p><table>${row('1', '2', '3')}${row('4', '5', '6')}${row('7', '8', '9')}</table>`
const MERGED = `<p>before the table</p><table><tr><td><p>1</p></td><td colspan="2"><p>2</p></td></tr><tr><td rowspan="2"><p>4</p></td><td><p>5</p></td><td><p>6</p></td></tr>${row('8', '9')}</table>`

function caretBehind(editor: Editor, text: string) {
  editor.state.doc.descendants((node, at) => {
    if (node.text === text) editor.commands.setTextSelection(at + 1)
  })
}

function cellAt(editor: Editor, text: string): number {
  let found = -1
  editor.state.doc.descendants((node, at) => {
    const isCell = /^table(?:Cell|Header)$/.test(node.type.name)
    if (isCell && node.textContent === text) found = at
  })
  return found
}

/** Whether all rows of the table have the same width, without holes or overlaps. */
function isWhole(editor: Editor): boolean {
  editor.state.doc.check()
  const tables = editor.state.doc.children.filter(({ type }) => type.name === 'table')
  return tables.length === 1 && tables.every((table) => TableMap.get(table).problems === null)
}

describe.each(Object.entries(SOURCES))('cells with %s', (_, [rows, letters]) => {
  it.each([
    ...['1', '5', '9', '3', '7'].map((place) => [place, PLAIN]),
    ...['1', '2', '4', '5', '6', '9'].map((place) => [place, MERGED]),
  ] as [string, string][])('are inserted at the cell %s of %s', async (place, table) => {
    const editor = mountEditor(table)
    caretBehind(editor, place)
    await pasteInto(editor, { 'text/html': `<table>${rows}</table>` })
    for (const letter of letters) expect(editor.getText()).toContain(letter)
    expect(editor.getText()).not.toContain(place)
    expect(isWhole(editor)).toBe(true)
  })

  it.each([
    ['5', '9', PLAIN],
    ['1', '5', PLAIN],
    ['5', '9', MERGED],
  ])('are inserted into the selection from %s to %s', async (from, to, table) => {
    const editor = mountEditor(table)
    const [anchor, head] = [cellAt(editor, from), cellAt(editor, to)]
    editor.view.dispatch(
      editor.state.tr.setSelection(CellSelection.create(editor.state.doc, anchor, head)),
    )
    await pasteInto(editor, { 'text/html': `<table>${rows}</table>` })
    expect(editor.getText()).toContain('A')
    expect(isWhole(editor)).toBe(true)
  })

  it('stay as they are outside of a table', async () => {
    const editor = mountEditor('<p>|</p>')
    const html = await pasteInto(editor, { 'text/html': `<table>${rows}</table>` })
    const spans = [...rows.matchAll(/(?:col|row)span="2"/g)].map(([span]) => span)
    for (const span of spans) expect(html).toContain(span)
    expect(isWhole(editor)).toBe(true)
  })
})
