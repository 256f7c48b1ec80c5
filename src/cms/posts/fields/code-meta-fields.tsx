'use client'

import type { CodeFields } from '#src/content/format/code-meta.ts'
import { lineProblem } from '#src/content/format/line-problem.ts'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'

const FIELDS = [
  { name: 'title', label: 'File name' },
  { name: 'mark', label: 'Marked lines' },
  { name: 'ins', label: 'Added lines' },
  { name: 'del', label: 'Removed lines' },
] as const

type CodeMetaFieldsProps = {
  fields: CodeFields
  code: string
  onChange: (fields: CodeFields) => void
}

/** File name and marked lines of a code block, with what is wrong about the lines. */
export function CodeMetaFields({ fields, code, onChange }: CodeMetaFieldsProps) {
  const problem = lineProblem(fields, code.split('\n').length)
  return (
    <div>
      <div className="grid gap-4 grid-cols-2 sm:grid-cols-4">
        {FIELDS.map(({ name, label }) => (
          <Field key={name} label={label}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                spellCheck={false}
                placeholder={name === 'title' ? 'queue.ts' : '4,12-15'}
                value={fields[name]}
                onChange={(event) => onChange({ ...fields, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <p role="status" className="mt-1.5 text-xs text-danger empty:hidden">
        {code.trim() === '' ? '' : problem}
      </p>
    </div>
  )
}
