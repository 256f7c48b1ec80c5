import { createElement as createReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { CODE_FIELDS, codeFields, fieldsMeta } from '#src/content/format/code-meta.ts'
import type { CodeFields } from '#src/content/format/code-meta.ts'
import { lineProblem } from '#src/content/format/line-problem.ts'
import { createElement } from '#src/editor/document/create-element.ts'
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
  const values: CodeFields = codeFields(block().meta)
  const problem = createElement('p', { role: 'status' })
  const container = createElement('div')
  const root = createRoot(container)
  const show = () => {
    const shown = block()
    problem.textContent = lineProblem(values, shown.code.split('\n').length) ?? ''
    root.render(createReactElement(CodePreview, shown))
  }
  const labels = CODE_FIELDS.map(({ name, label, example }) => {
    const field = textField(values[name], example)
    field.addEventListener('input', () => {
      values[name] = field.value
      onChange(fieldsMeta(values))
      show()
    })
    return createElement('label', {}, [label, field])
  })
  const panel = createElement('div', { className: 'rte-code-fields', contentEditable: 'false' }, [
    ...labels,
    problem,
    container,
  ])
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

const textField = (value: string, placeholder: string) =>
  createElement('input', {
    ...{ value, placeholder, dir: 'auto' },
    ...{ spellcheck: false, autocapitalize: 'off', autocomplete: 'off' },
  })
