import { Extension } from '@tiptap/core'
import type { Editor } from '@tiptap/core'
import { TABLE } from '#src/contract/limits.ts'
import { SHORTCUTS } from './shortcuts.ts'
import { runTableCommand, TABLE_TOOLS } from './table-commands.ts'

const OPEN = 'rte-open'
const POPOVERS = ['Link', 'Image', 'Text colour']

export const IMAGE_MENU = 'Selected image'

export function openTool(editor: Editor, name: string): boolean {
  return !editor.view.dom.dispatchEvent(new CustomEvent(OPEN, { detail: name, cancelable: true }))
}

const awaited = new WeakMap<Editor, string>()

/** Opens a tool that is loaded on demand, as soon as it is there; false when it is awaited already. */
export function openToolOnLoad(editor: Editor, name: string): boolean {
  if (openTool(editor, name)) return true
  if (awaited.get(editor) === name) return false
  awaited.set(editor, name)
  return true
}

export function onOpenTool(editor: Editor, name: string, open: () => void): () => void {
  const { dom } = editor.view
  const handle = (event: Event) => {
    if ((event as CustomEvent<string>).detail !== name) return
    event.preventDefault()
    open()
  }
  dom.addEventListener(OPEN, handle)
  if (awaited.get(editor) === name) {
    awaited.delete(editor)
    open()
  }
  return () => dom.removeEventListener(OPEN, handle)
}

/** Whether the text may contain this node: not every format has all. */
export const canHold = (editor: Editor, node: string): boolean => node in editor.schema.nodes

export const canMark = (editor: Editor, mark: string): boolean => mark in editor.schema.marks

export const canAlign = ({ schema }: Editor): boolean =>
  'textAlign' in (schema.nodes['paragraph']?.spec.attrs ?? {})

/** 3×3 with a header row (S9-editor-03). The content format has no nested tables. */
export const insertTable = (editor: Editor): boolean =>
  !editor.isActive('table') &&
  editor
    .chain()
    .focus()
    .insertTable({ rows: TABLE.rows, cols: TABLE.columns, withHeaderRow: true })
    .run()

/** Shortcuts that TipTap does not bind. */
export const ToolShortcuts = Extension.create({
  name: 'toolKeys',
  addKeyboardShortcuts() {
    const { editor } = this
    const panels = POPOVERS.map((name) => [name, () => openTool(editor, name)] as const)
    const changes = TABLE_TOOLS.map(
      ([name]) => [name, () => runTableCommand(editor, name)] as const,
    )
    const tables = [['Insert table', () => insertTable(editor)] as const, ...changes]
    // With Caps Lock on and nothing to redo, ProseMirror would go on to Mod-Z, which undoes.
    const redo = ['Redo', () => editor.commands.redo() || true] as const
    const tools = [redo, ...panels, ...(canHold(editor, 'table') ? tables : [])]
    return Object.fromEntries(
      tools.flatMap(([name, run]) => keysOf(SHORTCUTS[name]).map((keys) => [keys, run])),
    )
  },
})

/** ProseMirror matches `Mod-Shift-z` by key code (Alt may change the letter) and `Mod-Z` by the typed letter. */
const keysOf = (keys = ''): string[] => [
  keys.replace(/-[A-Z]$/, (key) => key.toLowerCase()),
  ...(keys.includes('Shift-') ? [keys.replace('Shift-', '')] : []),
]
