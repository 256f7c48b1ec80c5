'use client'

import { CODE_FIELDS } from '#src/content/format/code-meta.ts'
import type { CodeFields } from '#src/content/format/code-meta.ts'
import { lineProblem } from '#src/content/format/line-problem.ts'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'

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
        {CODE_FIELDS.map(({ name, label, example }) => (
          <Field key={name} label={label}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                spellCheck={false}
                placeholder={example}
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
