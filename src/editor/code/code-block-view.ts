import type { NodeViewRendererProps } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { NodeView } from '@tiptap/pm/view'
import { createElement } from '#src/editor/document/create-element.ts'
import { codeHeader } from './code-header.ts'

/** A code block with its language, which can be changed in place. */
export function codeBlockView({ node: first, view, getPos }: NodeViewRendererProps): NodeView {
  let node = first
  const contentDOM = createElement('code')
  // No red lines under names, and no capital letter on a phone.
  const pre = createElement('pre', { spellcheck: false, autocapitalize: 'off' }, [contentDOM])
  const attribute = (name: string) => (node.attrs[name] as string | null) ?? ''
  const show = () => {
    field.value = attribute('language')
    more.textContent = attribute('meta') || 'File name, lines'
  }
  const set = (name: string, value: string) => {
    const pos = getPos()
    if (pos === undefined || !view.editable) return show()
    // An undo step of its own.
    const transaction = closeHistory(view.state.tr)
    view.dispatch(transaction.setNodeAttribute(pos, name, value || null))
  }
  const { header, field, more } = codeHeader({
    block: () => ({
      ...{ code: node.textContent, language: attribute('language'), meta: attribute('meta') },
    }),
    set,
    leave: () => view.focus(),
  })
  field.addEventListener('blur', show)
  const dom = createElement('div', { className: 'rte-code' }, [header, pre])
  // From its first frame on, it is rendered only near the viewport: before, a caret put into it would be lost.
  requestAnimationFrame(() => dom.classList.add('rte-code-drawn'))
  show()

  return {
    dom,
    contentDOM,
    update: (next) => {
      if (next.type !== node.type) return false
      const isOther = next.attrs !== node.attrs
      node = next
      if (isOther) show()
      return true
    },
    stopEvent: (event) => !pre.contains(event.target as Node) && !isUndo(event),
    ignoreMutation: ({ target }) => !contentDOM.contains(target),
  }
}

export function focusLanguage(block: Node | null): boolean {
  const field = block instanceof HTMLElement && block.querySelector('input')
  if (!field) return false
  field.focus()
  return true
}

/** Undo and redo are the editor's, also while the language has the focus. */
const isUndo = (event: Event) =>
  event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key)
