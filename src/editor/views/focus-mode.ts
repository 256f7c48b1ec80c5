import { Extension } from '@tiptap/core'
import type { Editor } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import type { EditorState } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { EditorView } from '@tiptap/pm/view'
import { isComposing } from '#src/lib/browser/is-composing.ts'

const KEY = new PluginKey<boolean>('focusMode')

export const isFocusMode = (state: EditorState): boolean => KEY.getState(state) ?? false

export function toggleFocusMode({ view }: Editor): boolean {
  view.dispatch(view.state.tr.setMeta(KEY, !isFocusMode(view.state)))
  view.focus()
  return true
}

/** The text has the window for itself, and all blocks but the one with the caret are faded. Escape ends it too. */
export const FocusMode = Extension.create({
  name: 'focusMode',
  // Escape is for an open menu first.
  priority: 50,
  addKeyboardShortcuts() {
    const { editor } = this
    return { 'Mod-Shift-f': () => toggleFocusMode(editor), Escape: () => leave(editor.view) }
  },
  addProseMirrorPlugins: () => [
    new Plugin<boolean>({
      key: KEY,
      state: {
        init: () => false,
        apply: (transaction, isOn) => (transaction.getMeta(KEY) as boolean | undefined) ?? isOn,
      },
      view: leaveOnEscape,
      props: {
        attributes: (state): Record<string, string> =>
          isFocusMode(state) ? { class: 'rte-focus-mode' } : {},
        decorations: (state) => (isFocusMode(state) ? currentBlock(state) : null),
      },
    }),
  ],
})

function leave({ state, dispatch }: EditorView): boolean {
  if (!isFocusMode(state)) return false
  dispatch(state.tr.setMeta(KEY, false))
  return true
}

/** From outside of the editor, whose controls have an Escape of their own. */
function leaveOnEscape(view: EditorView) {
  const handle = (event: KeyboardEvent) => {
    const isInside = view.dom.closest('.rte')?.contains(event.target as Element)
    if (event.key === 'Escape' && !event.defaultPrevented && !isInside && !isComposing(event))
      leave(view)
  }
  window.addEventListener('keydown', handle)
  return { destroy: () => window.removeEventListener('keydown', handle) }
}

function currentBlock({ doc, selection: { $from, $to } }: EditorState) {
  const [first, last] = [$from.index(0), $to.indexAfter(0)]
  const blocks: Decoration[] = []
  doc.forEach((node, pos, index) => {
    if (index < first || index >= last) return
    blocks.push(Decoration.node(pos, pos + node.nodeSize, { class: 'rte-current' }))
  })
  return DecorationSet.create(doc, blocks)
}
