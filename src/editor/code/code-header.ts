import type { EditedCode } from './code-fields.ts'
import { isComposing } from '#src/lib/browser/is-composing.ts'

type HeaderActions = {
  block: () => EditedCode
  set: (attribute: 'language' | 'meta', value: string) => void
  leave: () => void
}

export function codeHeader({ block, set, leave }: HeaderActions) {
  const header = document.createElement('div')
  header.className = 'rte-code-header'
  header.contentEditable = 'false'
  const field = languageField()
  const more = moreButton()
  const hint = document.createElement('span')
  hint.className = 'rte-code-hint'
  hint.textContent = 'Press Tab to indent. To leave, press Esc, then Tab.'
  header.append(field, more, hint)
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

function moreButton() {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'rte-code-more'
  button.title = 'File name and marked lines'
  button.tabIndex = -1
  return button
}
