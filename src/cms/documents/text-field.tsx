import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { Textarea } from '#src/ui/controls/textarea.tsx'

/** `max`: its limit in characters. */
export type FieldDescription = {
  label: string
  hint?: string | undefined
  isRequired?: boolean
  max?: number
}

type TextFieldOptions = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'required'> & {
  /** Lines of a text area; without it one line. */
  rows?: number
}

type TextFieldProps = TextFieldOptions & {
  field: FieldDescription
  value: string
  problem?: string | undefined
  onChange: (value: string) => void
}

/** Reports immediately if the text is too long, because publishing will refuse it. */
export function TextField(props: TextFieldProps) {
  const { field, value, problem, rows, onChange, ...input } = props
  const { label, hint, isRequired = false, max = Infinity } = field
  const excess = value.length > max ? `${value.length} characters; ${max} fit` : undefined
  const text = {
    required: isRequired,
    value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(target.value),
  }
  return (
    <Field label={isRequired ? `${label} *` : label} hint={hint} error={problem ?? excess}>
      {(control) =>
        rows === undefined ? (
          <Input {...control} {...input} {...text} />
        ) : (
          <Textarea {...control} {...text} rows={rows} />
        )
      }
    </Field>
  )
}

type TextFieldsOptions<V> = {
  fields: Readonly<Record<string, FieldDescription>>
  value: V
  problems: Readonly<Partial<Record<string, string>>>
  /** Path of `value` in the problems, with a dot at its end. */
  path?: string
  onChange: (part: Partial<V>) => void
}

type NamedOptions = TextFieldOptions & { field?: Partial<FieldDescription> }

/** Returns a function that renders the text field of a name. */
export const textFields =
  <V,>({ fields, value, problems, path = '', onChange }: TextFieldsOptions<V>) =>
  (name: keyof V & string, { field, ...more }: NamedOptions = {}): ReactNode => (
    <TextField
      key={name}
      {...more}
      field={{ label: name, ...fields[name], ...field }}
      value={String(value[name])}
      problem={problems[path + name]}
      onChange={(typed) => onChange({ [name]: typed } as Partial<V>)}
    />
  )
