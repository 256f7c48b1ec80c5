import { Extension } from '@tiptap/core'
import type { Editor } from '@tiptap/core'
import { NodeSelection, Selection } from '@tiptap/pm/state'
import type { Transaction } from '@tiptap/pm/state'
import { propsPlugin } from './props-plugin.ts'

/** TipTap opens a document that begins with an image with that image selected; the first key would replace it. */
export function setInitialSelection({ view }: Editor) {
  if (!(view.state.selection instanceof NodeSelection)) return
  const quietly = (tr: Transaction) => {
    view.dispatch(tr.setMeta('preventUpdate', true).setMeta('addToHistory', false))
  }
  // The trailing paragraph after a last image is added with the first transaction.
  quietly(view.state.tr)
  const text = Selection.findFrom(view.state.doc.resolve(0), 1, true)
  if (text) quietly(view.state.tr.setSelection(text))
}

/** On Tab, browsers put the caret before a first image, and none before a first checkbox. */
export const RestoreSelectionOnFocus = Extension.create({
  name: 'firstCaret',
  addProseMirrorPlugins: propsPlugin(() => {
    let isPointed = false
    const point = (is: boolean) => () => {
      isPointed = is
      return false
    }
    return {
      handleDOMEvents: {
        mousedown: point(true),
        mouseup: point(false),
        focus: (view) => {
          if (!isPointed) view.focus()
          return false
        },
      },
    }
  }),
})
