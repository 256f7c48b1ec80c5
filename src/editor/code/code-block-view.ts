import type { NodeViewRendererProps } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { NodeView } from '@tiptap/pm/view'
import { CODE_LANGUAGES } from '#src/contract/posts/code-languages.ts'

/** A code block with its language, which can be changed in place. */
export function codeBlockView({ node: first, view, getPos }: NodeViewRendererProps): NodeView {
  let node = first
  const dom = document.createElement('div')
  dom.className = 'rte-code'
  const select = languageSelect()
  const pre = document.createElement('pre')
  // No red lines under names, and no capital letter on a phone.
  pre.spellcheck = false
  pre.autocapitalize = 'off'
  const contentDOM = pre.appendChild(document.createElement('code'))
  dom.append(select, pre)
  // From its first frame on, it is rendered only near the viewport: before, a caret put into it would be lost.
  requestAnimationFrame(() => dom.classList.add('rte-code-drawn'))

  const show = () => {
    const language = (node.attrs['language'] as string | null) ?? ''
    select.replaceChildren(option(language))
  }
  show()
  // The options are added when the list opens: those of forty code blocks would slow down each key in the post.
  const fill = () => {
    const { value } = select
    const names = [...new Set(['', ...CODE_LANGUAGES, value])]
    select.replaceChildren(...names.map(option))
    select.value = value
  }
  select.addEventListener('pointerdown', fill)
  select.addEventListener('focus', fill)
  select.addEventListener('change', () => {
    const pos = getPos()
    if (pos === undefined || !view.editable) return show()
    // An undo step of its own.
    const transaction = closeHistory(view.state.tr)
    view.dispatch(transaction.setNodeAttribute(pos, 'language', select.value || null))
  })
  select.addEventListener('keydown', (event) => {
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
    stopEvent: (event) => event.target === select && !isUndo(event),
    ignoreMutation: ({ target }) => !contentDOM.contains(target),
  }
}

/** Moves focus from a code block to its language. */
export function focusLanguage(block: Node | null): boolean {
  const select = block instanceof HTMLElement && block.querySelector('select')
  if (!select) return false
  select.focus()
  return true
}

function languageSelect() {
  const select = document.createElement('select')
  select.className = 'rte-code-language'
  select.ariaLabel = 'Language'
  select.contentEditable = 'false'
  // Tab reaches it from its own block; a post with forty blocks has no forty tab stops.
  select.tabIndex = -1
  return select
}

const option = (language: string) => new Option(language || 'Plain text', language)

/** Undo and redo are the editor's, also while the language has the focus. */
const isUndo = (event: Event) =>
  event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key)
