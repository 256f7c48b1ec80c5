import { Extension } from '@tiptap/core'
import type { Editor } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import type { EditorState } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

const KEY = new PluginKey<boolean>('focusMode')

export const isFocusMode = (state: EditorState): boolean => KEY.getState(state) ?? false

export function toggleFocusMode({ view }: Editor): boolean {
  view.dispatch(view.state.tr.setMeta(KEY, !isFocusMode(view.state)))
  view.focus()
  return true
}

/** All blocks but the one with the caret are faded. Stays until it is switched off. */
export const FocusMode = Extension.create({
  name: 'focusMode',
  addKeyboardShortcuts() {
    return { 'Mod-Shift-f': () => toggleFocusMode(this.editor) }
  },
  addProseMirrorPlugins: () => [
    new Plugin<boolean>({
      key: KEY,
      state: {
        init: () => false,
        apply: (transaction, isOn) => (transaction.getMeta(KEY) as boolean | undefined) ?? isOn,
      },
      props: {
        attributes: (state): Record<string, string> =>
          isFocusMode(state) ? { class: 'rte-focus-mode' } : {},
        decorations: (state) => (isFocusMode(state) ? currentBlock(state) : null),
      },
    }),
  ],
})

function currentBlock({ doc, selection: { $from, $to } }: EditorState) {
  const [first, last] = [$from.index(0), $to.indexAfter(0)]
  const blocks: Decoration[] = []
  doc.forEach((node, pos, index) => {
    if (index < first || index >= last) return
    blocks.push(Decoration.node(pos, pos + node.nodeSize, { class: 'rte-current' }))
  })
  return DecorationSet.create(doc, blocks)
}
