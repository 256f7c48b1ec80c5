import type { Editor } from '@tiptap/core'

/** `key`: last key of the shortcut. */
const TABLE_COMMANDS = {
  'Add row above': { command: 'addRowBefore', key: 'U' },
  'Add row below': { command: 'addRowAfter', key: 'D' },
  'Delete row': { command: 'deleteRow', key: 'R' },
  'Add column before': { command: 'addColumnBefore', key: 'B' },
  'Add column after': { command: 'addColumnAfter', key: 'A' },
  'Delete column': { command: 'deleteColumn', key: 'C' },
  'Header row': { command: 'toggleHeaderRow', key: 'H' },
  'Header column': { command: 'toggleHeaderColumn', key: 'K' },
  'Merge cells': { command: 'mergeCells', key: 'M' },
  'Split cell': { command: 'splitCell', key: 'S' },
  'Delete table': { command: 'deleteTable', key: 'T' },
} as const

export type TableCommandName = keyof typeof TABLE_COMMANDS

export const TABLE_TOOLS = Object.entries(TABLE_COMMANDS) as [TableCommandName, { key: string }][]

export const runTableCommand = (editor: Editor, name: TableCommandName): boolean =>
  editor.isActive('table') && editor.chain().focus()[TABLE_COMMANDS[name].command]().run()
