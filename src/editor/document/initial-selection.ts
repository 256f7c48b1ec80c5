import { Extension } from '@tiptap/core'
import type { Editor } from '@tiptap/core'
import { NodeSelection, Plugin, Selection } from '@tiptap/pm/state'
import type { Transaction } from '@tiptap/pm/state'

/** A document that begins with an image opens with that image selected, and the first key would replace it. */
export function setInitialSelection({ view }: Editor) {
  if (!(view.state.selection instanceof NodeSelection)) return
  const quietly = (tr: Transaction) => {
    view.dispatch(tr.setMeta('preventUpdate', true).setMeta('addToHistory', false))
  }
  // The empty paragraph behind a last image comes with the first transaction.
  quietly(view.state.tr)
  const text = Selection.findFrom(view.state.doc.resolve(0), 1, true)
  if (text) quietly(view.state.tr.setSelection(text))
}

/**
 * Reached by the Tab key, the caret is where the editor believes it to be. The browser alone puts it before a
 * first image, and nowhere at all before a first checkbox; keys would then act on another place.
 */
export const RestoreSelectionOnFocus = Extension.create({
  name: 'firstCaret',

  addProseMirrorPlugins() {
    let isPointed = false
    const point = (is: boolean) => () => {
      isPointed = is
      return false
    }
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            mousedown: point(true),
            mouseup: point(false),
            focus: (view) => {
              if (!isPointed) view.focus()
              return false
            },
          },
        },
      }),
    ]
  },
})
