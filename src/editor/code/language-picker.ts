import { autoUpdate, computePosition, shift } from '@floating-ui/dom'
import { HIGHLIGHTED_LANGUAGES } from '#src/content/highlight/highlighted-languages.ts'
import { CODE_LANGUAGES } from '#src/contract/posts/code-languages.ts'
import { createFieldList, listPlacement } from '#src/editor/document/option-list.ts'

type Language = { name: string; value: string }

const PLAIN: Language = { name: 'Plain text', value: '' }

const LANGUAGES: readonly Language[] = [
  ...CODE_LANGUAGES,
  ...Object.keys(HIGHLIGHTED_LANGUAGES).filter(
    (name) => !CODE_LANGUAGES.some((one) => one === name),
  ),
].map((name) => ({ name, value: name }))

export function findLanguages(typed: string): Language[] {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return [PLAIN, ...LANGUAGES]
  const namesOf = ({ name }: Language) => [name, ...(HIGHLIGHTED_LANGUAGES[name] ?? '').split(' ')]
  const ranks: ((language: Language) => boolean)[] = [
    (one) => namesOf(one).includes(wanted),
    ({ name }) => name.startsWith(wanted),
    (one) => namesOf(one).some((name) => name.startsWith(wanted)),
  ]
  const found = new Set(ranks.flatMap((fits) => LANGUAGES.filter(fits)))
  return [...found, ...('plain text'.startsWith(wanted) ? [PLAIN] : [])]
}

type PickerOptions = { field: HTMLInputElement; onChoose: (language: string) => void }

/** A searchable list of languages below the field, until the field loses the focus. */
export function openLanguagePicker({ field, onChoose }: PickerOptions) {
  if (document.activeElement !== field) return
  const listeners = new AbortController()
  const { signal } = listeners
  const labels = { id: 'rte-languages', label: 'Languages' }
  const list = createFieldList<Language>({ textbox: field, ...labels, signal })
  field.closest('.rte')?.append(list.element)
  const show = (typed: string) => list.show(findLanguages(typed), ({ value }) => onChoose(value))
  show('')
  field.addEventListener('input', () => show(field.value), { signal })
  const position = async () => {
    const { x, y } = await computePosition(field, list.element, {
      placement: 'bottom-start',
      middleware: [...listPlacement, shift({ padding: 8 })],
    })
    list.element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
  }
  signal.addEventListener(
    'abort',
    autoUpdate(field, list.element, () => void position()),
  )
  field.addEventListener('blur', () => listeners.abort(), { signal })
}
