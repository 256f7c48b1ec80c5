import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { CODE_FIELDS, codeFields, fieldsMeta } from '#src/content/format/code-meta.ts'
import type { CodeFields } from '#src/content/format/code-meta.ts'
import { lineProblem } from '#src/content/format/line-problem.ts'
import { CodePreview } from './code-preview.tsx'
import { isComposing } from '#src/lib/browser/is-composing.ts'

export type EditedCode = { code: string; language: string; meta: string }

type FieldsOptions = {
  header: HTMLElement
  block: () => EditedCode
  onChange: (meta: string) => void
  onLeave: () => void
}

/** Fields for the file name and the marked lines of a code block with a preview, until the focus leaves them. */
export function openCodeFields({ header, block, onChange, onLeave }: FieldsOptions) {
  const panel = document.createElement('div')
  panel.className = 'rte-code-fields'
  panel.contentEditable = 'false'
  const values: CodeFields = codeFields(block().meta)
  const problem = document.createElement('p')
  problem.setAttribute('role', 'status')
  const container = document.createElement('div')
  const root = createRoot(container)
  const show = () => {
    const shown = block()
    problem.textContent = lineProblem(values, shown.code.split('\n').length) ?? ''
    root.render(createElement(CodePreview, shown))
  }
  for (const { name, ...texts } of CODE_FIELDS) {
    const { label, field } = labelledField(texts, values[name])
    field.addEventListener('input', () => {
      values[name] = field.value
      onChange(fieldsMeta(values))
      show()
    })
    panel.append(label)
  }
  panel.append(problem, container)
  header.after(panel)
  show()
  let isClosed = false
  const close = () => {
    // Removing the focused element moves the focus.
    if (isClosed) return
    isClosed = true
    panel.remove()
    // A root cannot be unmounted while React renders.
    setTimeout(() => root.unmount())
  }
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || isComposing(event)) return
    event.stopPropagation()
    close()
    onLeave()
  })
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && panel.contains(relatedTarget))) close()
  })
  panel.querySelector('input')?.focus()
}

function labelledField(texts: { label: string; example: string }, value: string) {
  const label = document.createElement('label')
  const field = document.createElement('input')
  field.value = value
  field.dir = 'auto'
  field.spellcheck = false
  field.autocapitalize = 'off'
  field.autocomplete = 'off'
  field.placeholder = texts.example
  label.append(texts.label, field)
  return { label, field }
}
