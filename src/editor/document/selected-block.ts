import { Extension } from '@tiptap/core'
import { NodeSelection, Plugin } from '@tiptap/pm/state'
import { moveCaretAfterBlock } from './block-positions.ts'

/** Text typed while an image or a rule is selected goes behind it; ProseMirror would replace the selection. */
export const SelectedBlock = Extension.create({
  name: 'selectedBlock',
  addProseMirrorPlugins() {
    const { editor } = this
    return [
      new Plugin({
        props: {
          handleTextInput: ({ state: { selection } }, _from, _to, text) =>
            selection instanceof NodeSelection &&
            selection.node.isBlock &&
            selection.node.isAtom &&
            editor.chain().command(moveCaretAfterBlock).insertContent({ type: 'text', text }).run(),
        },
      }),
    ]
  },
})
