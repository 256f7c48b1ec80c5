import { createFieldList } from '#src/editor/document/option-list.ts'
import type { FindLinks, LinkTarget } from './link-target.ts'

type SuggestionsOptions = {
  field: HTMLInputElement
  find: FindLinks
  onChoose: (target: LinkTarget) => void
  signal: AbortSignal
}

const ADDRESS = /^(?:[a-z][a-z\d+.-]*:|[/#?.]|www\.)|^\S+\.[a-z]{2,}(?:[/?#]|$)|@/i

export function suggestLinks({ field, find, onChoose, signal }: SuggestionsOptions) {
  if (signal.aborted) return
  const labels = { id: 'rte-pages', label: 'Pages' }
  const list = createFieldList<LinkTarget>({ textbox: field, ...labels, signal })
  list.element.classList.add('rte-options-inline')
  field.after(list.element)
  field.setAttribute('role', 'combobox')
  list.show([], onChoose)
  const search = async () => {
    const words = field.value.trim()
    const found = words === '' || ADDRESS.test(words) ? [] : await find(words)
    if (!signal.aborted && field.value.trim() === words) list.show(found, onChoose)
  }
  field.addEventListener('input', () => void search(), { signal })
  // Apply text typed while this code was loading.
  if (field.value.trim() !== '') void search()
}
