import { createOptionList } from '#src/editor/document/option-list.ts'
import type { FindLinks, LinkTarget } from './link-target.ts'
import { isComposing } from '#src/lib/browser/is-composing.ts'

type SuggestionsOptions = {
  field: HTMLInputElement
  find: FindLinks
  onChoose: (target: LinkTarget) => void
  signal: AbortSignal
}

const ADDRESS = /^(?:[a-z][a-z\d+.-]*:|[/#?.]|www\.)|^\S+\.[a-z]{2,}(?:[/?#]|$)|@/i

export function suggestLinks({ field, find, onChoose, signal }: SuggestionsOptions) {
  if (signal.aborted) return
  const list = createOptionList<LinkTarget>({ textbox: field, id: 'rte-pages', label: 'Pages' })
  list.element.classList.add('rte-options-inline')
  list.element.hidden = true
  field.after(list.element)
  field.setAttribute('role', 'combobox')
  const show = (found: LinkTarget[]) => {
    list.show(found, onChoose)
    field.setAttribute('aria-expanded', String(found.length > 0))
  }
  const search = async () => {
    const words = field.value.trim()
    const found = words === '' || ADDRESS.test(words) ? [] : await find(words)
    if (!signal.aborted && field.value.trim() === words) show(found)
  }
  field.setAttribute('aria-expanded', 'false')
  field.addEventListener('input', () => void search(), { signal })
  field.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Tab' || isComposing(event) || !list.press(event.key)) return
      event.preventDefault()
      // Enter would add the typed text.
      event.stopPropagation()
    },
    { signal },
  )
  // Apply text typed while this code was loading.
  if (field.value.trim() !== '') void search()
  signal.addEventListener('abort', () => {
    list.close()
    list.element.remove()
  })
}
