import { Field } from '#src/ui/controls/field.tsx'
import { Select } from '#src/ui/controls/select.tsx'

type SelectFieldProps<K extends string> = {
  field: { label: string; hint: string; options: Record<K, string> }
  value: K
  onChange: (value: K) => void
}

export function SelectField<K extends string>({ field, value, onChange }: SelectFieldProps<K>) {
  const options = Object.entries<string>(field.options).map(([key, label]) => ({
    value: key as K,
    label,
  }))
  return (
    <Field label={field.label} hint={field.hint}>
      {(control) => (
        <Select {...control} value={value} options={options} onValueChange={onChange} />
      )}
    </Field>
  )
}
