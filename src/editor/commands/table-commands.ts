import type { Editor } from '@tiptap/core'

type TableCommand =
  | 'addRowBefore'
  | 'addRowAfter'
  | 'deleteRow'
  | 'addColumnBefore'
  | 'addColumnAfter'
  | 'deleteColumn'
  | 'toggleHeaderRow'
  | 'toggleHeaderColumn'
  | 'mergeCells'
  | 'splitCell'
  | 'deleteTable'

export const TABLE_COMMANDS: Readonly<Record<string, TableCommand>> = {
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
}

export const runTableCommand = (editor: Editor, command: TableCommand): boolean =>
  editor.isActive('table') && editor.chain().focus()[command]().run()
