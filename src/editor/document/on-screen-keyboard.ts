import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { readCaret } from './read-caret.ts'

/** Also keeps the toolbar at the edge of the visible area. */
export const OnScreenKeyboard = Extension.create({
  name: 'onScreenKeyboard',
  addProseMirrorPlugins: () => [new Plugin({ view: followViewport })],
})

function followViewport(view: EditorView) {
  const { visualViewport: visible } = window
  const showCaret = () => {
    readCaret(view)
    if (view.hasFocus()) view.dispatch(view.state.tr.scrollIntoView())
  }
  // Safari scrolls the page under its keyboard, and `sticky` with it.
  const moveToolbar = () => {
    const top = visible?.scale === 1 ? visible.offsetTop : 0
    const editor = view.dom.closest<HTMLElement>('.rte')
    editor?.style.setProperty('--rte-viewport-top', `${top}px`)
  }
  visible?.addEventListener('resize', showCaret)
  visible?.addEventListener('scroll', moveToolbar)
  return {
    destroy: () => {
      visible?.removeEventListener('resize', showCaret)
      visible?.removeEventListener('scroll', moveToolbar)
    },
  }
}
