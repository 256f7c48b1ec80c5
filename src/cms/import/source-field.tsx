import type { ImportSource } from '#src/contract/import/import-schemas.ts'
import { Field } from '#src/ui/controls/field.tsx'
import { Select } from '#src/ui/controls/select.tsx'

type SourceFieldProps = {
  source: ImportSource
  /** Name of the source that was chosen. */
  chosen: string
  onChange: (name: string) => void
}

/** Which earlier import the files are from: its posts are updated, those of all others stay as they are. */
export function SourceField({ source, chosen, onChange }: SourceFieldProps) {
  const { newName, earlier, alike } = source
  const options = [
    { value: newName, label: `New: ${short(newName)}` },
    ...earlier
      .filter((name) => name !== newName)
      .map((name) => ({ value: name, label: short(name) })),
  ]
  if (earlier.length === 0) return null
  return (
    <Field label="Source" hint={alike === null ? HINT : alikeHint(short(alike))}>
      {(control) => (
        <Select {...control} value={chosen} options={options} onValueChange={onChange} />
      )}
    </Field>
  )
}

const HINT =
  'Posts of an earlier import from the same source are updated. Those of a new one replace none.'

const alikeHint = (name: string) =>
  `Some posts have the same names as those of ${name}. Are they the same ones? Then choose it, and they are updated.`

/** Paths are told apart by their ends. */
const short = (name: string) =>
  name.length <= 40 ? name : `${name.slice(0, name.indexOf(':') + 1)}…${name.slice(-30)}`
