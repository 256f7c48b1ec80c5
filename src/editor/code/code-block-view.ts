import type { NodeViewRendererProps } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { NodeView } from '@tiptap/pm/view'

/** A code block with its language, which can be changed in place. */
export function codeBlockView({ node: first, view, getPos }: NodeViewRendererProps): NodeView {
  let node = first
  const dom = document.createElement('div')
  dom.className = 'rte-code'
  const field = languageField()
  const hint = document.createElement('span')
  hint.className = 'rte-code-hint'
  hint.contentEditable = 'false'
  hint.textContent = 'Tab indents. Escape, then Tab leaves.'
  const pre = document.createElement('pre')
  // No red lines under names, and no capital letter on a phone.
  pre.spellcheck = false
  pre.autocapitalize = 'off'
  const contentDOM = pre.appendChild(document.createElement('code'))
  dom.append(field, hint, pre)
  // From its first frame on, it is rendered only near the viewport: before, a caret put into it would be lost.
  requestAnimationFrame(() => dom.classList.add('rte-code-drawn'))

  const show = () => {
    field.value = (node.attrs['language'] as string | null) ?? ''
  }
  show()
  const choose = (language: string) => {
    const pos = getPos()
    if (pos === undefined || !view.editable) return show()
    // An undo step of its own.
    const transaction = closeHistory(view.state.tr)
    view.dispatch(transaction.setNodeAttribute(pos, 'language', language || null))
  }
  field.addEventListener('blur', show)
  field.addEventListener('focus', () => {
    field.select()
    // The names, and the list of them, are loaded when somebody looks for one.
    void import('./language-picker.ts').then(
      ({ openLanguagePicker }) =>
        openLanguagePicker({
          field,
          onChoose: (language) => {
            choose(language)
            view.focus()
          },
        }),
      () => undefined,
    )
  })
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') view.focus()
  })

  return {
    dom,
    contentDOM,
    update: (next) => {
      if (next.type !== node.type) return false
      const isOther = next.attrs['language'] !== node.attrs['language']
      node = next
      if (isOther) show()
      return true
    },
    stopEvent: (event) => event.target === field && !isUndo(event),
    ignoreMutation: ({ target }) => !contentDOM.contains(target),
  }
}

/** Moves focus from a code block to its language. */
export function focusLanguage(block: Node | null): boolean {
  const field = block instanceof HTMLElement && block.querySelector('input')
  if (!field) return false
  field.focus()
  return true
}

function languageField() {
  const field = document.createElement('input')
  field.className = 'rte-code-language'
  field.setAttribute('role', 'combobox')
  field.setAttribute('aria-expanded', 'false')
  field.setAttribute('aria-autocomplete', 'list')
  field.ariaLabel = 'Language'
  field.placeholder = 'Plain text'
  field.autocomplete = 'off'
  field.spellcheck = false
  field.autocapitalize = 'off'
  field.contentEditable = 'false'
  // Tab reaches it from its own block; a post with forty blocks has no forty tab stops.
  field.tabIndex = -1
  return field
}

/** Undo and redo are the editor's, also while the language has the focus. */
const isUndo = (event: Event) =>
  event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key)
