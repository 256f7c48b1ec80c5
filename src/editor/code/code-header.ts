import { createElement } from '#src/editor/document/create-element.ts'
import type { EditedCode } from './code-fields.ts'
import { isComposing } from '#src/lib/browser/is-composing.ts'

type HeaderActions = {
  block: () => EditedCode
  set: (attribute: 'language' | 'meta', value: string) => void
  leave: () => void
}

export function codeHeader({ block, set, leave }: HeaderActions) {
  const field = languageField()
  const more = createElement('button', {
    type: 'button',
    className: 'rte-code-more',
    title: 'File name and marked lines',
    tabIndex: -1,
  })
  const hint = 'Press Tab to indent. To leave, press Esc, then Tab.'
  const header = createElement('div', { className: 'rte-code-header', contentEditable: 'false' }, [
    ...[field, more],
    createElement('span', { className: 'rte-code-hint', textContent: hint }),
  ])
  field.addEventListener('focus', () => {
    field.select()
    const onChoose = (language: string) => {
      set('language', language)
      leave()
    }
    void import('./language-picker.ts').then(
      ({ openLanguagePicker }) => openLanguagePicker({ field, onChoose }),
      () => undefined,
    )
  })
  field.addEventListener('keydown', (event) => {
    if (isComposing(event)) return
    if (event.key === 'Escape') leave()
    if (event.key !== 'Tab' || event.shiftKey) return
    event.preventDefault()
    more.focus()
  })
  more.addEventListener('click', () => {
    const onChange = (meta: string) => set('meta', meta)
    void import('./code-fields.ts').then(
      ({ openCodeFields }) => openCodeFields({ header, block, onChange, onLeave: leave }),
      () => undefined,
    )
  })
  return { header, field, more }
}

const languageField = () =>
  createElement('input', {
    className: 'rte-code-language',
    role: 'combobox',
    ariaExpanded: 'false',
    ariaAutoComplete: 'list',
    ariaLabel: 'Language',
    placeholder: 'Plain text',
    autocomplete: 'off',
    spellcheck: false,
    autocapitalize: 'off',
    contentEditable: 'false',
    // Tab reaches it from its own block; a post with forty blocks has no forty tab stops.
    tabIndex: -1,
  })
