import type { Editor } from '@tiptap/core'

/** In the order of the toolbar. `key`: last key of the shortcut. */
const TABLE_COMMANDS = {
  'Add row above': { group: 'Row', command: 'addRowBefore', key: 'U' },
  'Add row below': { group: 'Row', command: 'addRowAfter', key: 'D' },
  'Delete row': { group: 'Row', command: 'deleteRow', key: 'R' },
  'Add column before': { group: 'Column', command: 'addColumnBefore', key: 'B' },
  'Add column after': { group: 'Column', command: 'addColumnAfter', key: 'A' },
  'Delete column': { group: 'Column', command: 'deleteColumn', key: 'C' },
  'Header row': { group: 'Cells', command: 'toggleHeaderRow', key: 'H' },
  'Header column': { group: 'Cells', command: 'toggleHeaderColumn', key: 'K' },
  'Merge cells': { group: 'Cells', command: 'mergeCells', key: 'M' },
  'Split cell': { group: 'Cells', command: 'splitCell', key: 'S' },
  'Delete table': { group: 'Cells', command: 'deleteTable', key: 'T' },
} as const

export type TableCommandName = keyof typeof TABLE_COMMANDS

export const TABLE_TOOLS = Object.entries(TABLE_COMMANDS) as [
  TableCommandName,
  { group: string; key: string },
][]

export const runTableCommand = (editor: Editor, name: TableCommandName): boolean =>
  editor.isActive('table') && editor.chain().focus()[TABLE_COMMANDS[name].command]().run()
