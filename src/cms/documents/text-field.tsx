import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { Textarea } from '#src/ui/controls/textarea.tsx'

/** `max`: its limit in characters. */
export type FieldDescription = { label: string; hint?: string; isRequired?: boolean; max?: number }

export type TextFieldOptions = {
  /** Lines of a text area; without it one line. */
  rows?: number
  type?: 'text' | 'email' | 'tel' | 'url'
  isFirst?: boolean
}

type TextFieldProps = TextFieldOptions & {
  field: FieldDescription
  value: string
  problem: string | undefined
  onChange: (value: string) => void
}

/** Reports immediately if the text is too long, because publishing will refuse it. */
export function TextField(props: TextFieldProps) {
  const { field, value, problem, rows, type, isFirst = false, onChange } = props
  const { label, hint, isRequired = false, max = Infinity } = field
  const excess = value.length > max ? `${value.length} characters; ${max} fit` : undefined
  return (
    <Field label={isRequired ? `${label} *` : label} hint={hint} error={problem ?? excess}>
      {(control) =>
        rows === undefined ? (
          <Input
            {...control}
            type={type ?? 'text'}
            required={isRequired}
            autoFocus={isFirst}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <Textarea
            {...control}
            rows={rows}
            required={isRequired}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  )
}
