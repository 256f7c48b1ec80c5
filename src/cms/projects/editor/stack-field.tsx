import { X } from 'lucide-react'
import { useState } from 'react'
import { LIMITS } from '#src/contract/limits.ts'
import { projectFields } from '#src/contract/projects/project-fields.ts'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { isComposing } from '#src/lib/browser/is-composing.ts'

type StackFieldProps = {
  value: string[]
  problem: string | undefined
  onChange: (value: string[]) => void
}

/** Technologies as chips; Enter, a comma or leaving the field adds the typed text. */
export function StackField({ value, problem, onChange }: StackFieldProps) {
  const { label, hint, max } = projectFields.stack
  const [typed, setTyped] = useState('')
  const names = typed.split(',').flatMap((name) => name.trim() || [])
  const all = [...new Set([...value, ...names])]
  const excess = names.find((name) => name.length > LIMITS.tagLength)
  const refusal =
    (excess && `at most ${LIMITS.tagLength} characters`) || (all.length > max && `at most ${max}`)
  const add = () => {
    if (refusal || typed === '') return
    setTyped('')
    onChange(all)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Field label={label} hint={hint} error={problem ?? (refusal || undefined)}>
        {(control) => (
          <Input
            {...control}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={add}
            onKeyDown={(event) => {
              if (isComposing(event)) return
              if (event.key === 'Backspace' && typed === '') onChange(value.slice(0, -1))
              if (event.key !== ',' && (event.key !== 'Enter' || event.ctrlKey || event.metaKey))
                return
              event.preventDefault()
              add()
            }}
          />
        )}
      </Field>
      {value.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-1.5">
          {value.map((name) => (
            <li key={name}>
              <button
                type="button"
                aria-label={`Remove ${name}`}
                onClick={() => onChange(value.filter((one) => one !== name))}
                className="control-size flex items-center gap-1.5 rounded-chip border border-border px-2 font-mono text-xs hover:border-danger"
              >
                <bdi>{name}</bdi>
                <X aria-hidden className="size-3" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
