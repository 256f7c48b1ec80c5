import type { Editor } from '@tiptap/core'

export const TABLE_COMMANDS = {
  'Add row above': 'addRowBefore',
  'Add row below': 'addRowAfter',
  'Delete row': 'deleteRow',
  'Add column before': 'addColumnBefore',
  'Add column after': 'addColumnAfter',
  'Delete column': 'deleteColumn',
  'Header row': 'toggleHeaderRow',
  'Header column': 'toggleHeaderColumn',
  'Merge cells': 'mergeCells',
  'Split cell': 'splitCell',
  'Delete table': 'deleteTable',
} as const

export type TableCommandName = keyof typeof TABLE_COMMANDS

export const runTableCommand = (editor: Editor, name: TableCommandName): boolean =>
  editor.isActive('table') && editor.chain().focus()[TABLE_COMMANDS[name]]().run()
