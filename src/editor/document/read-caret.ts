import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/** Chromium reports a moved caret after the frames and keys that wait: on a slow computer, hundreds of milliseconds. */
const INPUTS = ['keydown', 'pointerdown', 'paste']

/** The browser reports the caret later. For transactions without input, which would act on a stale position. */
export function readCaret({ dom }: EditorView): void {
  dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
}

export const CurrentCaret = Extension.create({
  name: 'currentCaret',
  addProseMirrorPlugins: () => [new Plugin({ view: readBeforeInputs })],
})

function readBeforeInputs(view: EditorView) {
  const { ownerDocument } = view.dom
  const read = () => {
    if (view.hasFocus() && !view.composing) readCaret(view)
  }
  for (const input of INPUTS) ownerDocument.addEventListener(input, read, true)
  return {
    destroy: () => {
      for (const input of INPUTS) ownerDocument.removeEventListener(input, read, true)
    },
  }
}
