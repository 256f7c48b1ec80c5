import type { EditorView } from '@tiptap/pm/view'

/** Marks the block of code that holds the caret, which shows how to leave it by the keyboard. */
export function markCurrentCode() {
  let marked: Element | null = null
  return {
    update: (view: EditorView) => {
      const { $head } = view.state.selection
      const dom = $head.parent.type.spec.code ? view.nodeDOM($head.before()) : null
      const current = dom instanceof Element ? dom : null
      if (current === marked) return
      marked?.classList.remove('rte-code-current')
      current?.classList.add('rte-code-current')
      marked = current
    },
  }
}
