import { Extension } from '@tiptap/core'
import { NodeSelection, Plugin } from '@tiptap/pm/state'
import { moveCaretAfterBlock } from './block-positions.ts'

/** What is typed while a picture or a rule is selected goes behind it; ProseMirror would replace it. */
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
