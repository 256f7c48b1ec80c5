import type { Editor } from '@tiptap/core'
import { columnIsHeader, findTable, rowIsHeader, TableMap } from '@tiptap/pm/tables'
import { useEditorState } from '@tiptap/react'
import type { HeadingLevel } from '#src/content/format/block-tree.ts'
import type { CalloutKind } from '#src/contract/posts/callout-kinds.ts'
import { CALLOUT } from '#src/editor/callouts/callout.ts'
import { isFocusMode } from '#src/editor/views/focus-mode.ts'
import { columnAlignment } from '#src/editor/commands/column-alignment.ts'
import { referencePosition } from '#src/editor/footnotes/footnote-commands.ts'
import { NOTE, REFERENCE } from '#src/editor/footnotes/footnote-nodes.ts'
import { isInQuote, listTypeOf, selectedBlocks, commonValue } from './selected-blocks.ts'

/** Reads the blocks directly: TipTap's `isActive` is false when a selection covers more than one block. */
function readBlocks(editor: Editor) {
  const blocks = selectedBlocks(editor.state)
  const list = commonValue(blocks, listTypeOf)
  return {
    heading: commonValue(blocks, ({ node }) =>
      node.type.name === 'heading' ? (node.attrs['level'] as HeadingLevel) : 0,
    ),
    align: commonValue(blocks, ({ node }) => (node.attrs['textAlign'] as string | undefined) ?? ''),
    bulletList: list === 'bulletList',
    orderedList: list === 'orderedList',
    taskList: list === 'taskList',
    quote: commonValue(blocks, isInQuote) ?? false,
    codeBlock: commonValue(blocks, ({ node }) => node.type.name === 'codeBlock') ?? false,
  }
}

function readTable(editor: Editor) {
  const table = findTable(editor.state.selection.$from)
  if (!table) return null
  const map = TableMap.get(table.node)
  return {
    pos: table.pos,
    hasHeaderRow: rowIsHeader(map, table.node, 0),
    hasHeaderColumn: columnIsHeader(map, table.node, 0),
    canMerge: editor.can().mergeCells(),
    canSplit: editor.can().splitCell(),
    alignment: columnAlignment(editor.state),
  }
}

function readImage(editor: Editor) {
  if (!editor.isActive('image')) return null
  const { src, alt } = editor.getAttributes('image') as { src: string; alt?: string | null }
  return { src, alt: alt ?? '' }
}

function readFootnote(editor: Editor) {
  if (editor.isActive(NOTE) || editor.isActive(REFERENCE)) return 'current'
  return referencePosition(editor.state) === null ? 'impossible' : 'possible'
}

/** Why the selection cannot be linked; null when it can. */
function readLinkProblem(editor: Editor): string | null {
  if (editor.isActive('image')) return 'An image cannot be linked. Link a word next to it.'
  return editor.isActive('codeBlock') ? 'A code block cannot contain links.' : null
}

const readMarks = (editor: Editor) => ({
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  strike: editor.isActive('strike'),
  code: editor.isActive('code'),
  link: (editor.getAttributes('link').href as string | undefined) ?? null,
  linkProblem: readLinkProblem(editor),
})

const read = (editor: Editor) => ({
  ...readMarks(editor),
  ...readBlocks(editor),
  image: readImage(editor),
  table: readTable(editor),
  footnote: readFootnote(editor),
  callout: (editor.getAttributes(CALLOUT)['kind'] as CalloutKind | undefined) ?? null,
  isFocusMode: isFocusMode(editor.state),
  colour: (editor.getAttributes('textStyle').color as string | undefined) ?? null,
  highlight: editor.isActive('highlight'),
  highlightColour: (editor.getAttributes('highlight').color as string | undefined) ?? null,
})

export const useToolbarState = (editor: Editor) =>
  useEditorState({ editor, selector: ({ editor: current }) => read(current) })

export const useMarkState = (editor: Editor) =>
  useEditorState({ editor, selector: ({ editor: current }) => readMarks(current) })

export type ToolbarState = ReturnType<typeof read>
