import type { EditedProject } from '#src/contract/projects/edited-project.ts'
import {
  outcomeFields,
  projectFields,
  projectLinkFields,
} from '#src/contract/projects/project-fields.ts'
import type { FieldProblems } from '#src/cms/documents/document-draft.ts'
import { TextField } from '#src/cms/documents/text-field.tsx'
import { RowList } from './row-list.tsx'

export type ProjectFormProps = {
  value: EditedProject
  problems: FieldProblems
  onChange: (part: Partial<EditedProject>) => void
}

export function OutcomeRows({ value, problems, onChange }: ProjectFormProps) {
  return (
    <RowList
      field={projectFields.outcomes}
      noun="outcome"
      rows={value.outcomes}
      blank={{ figure: '', meaning: '' }}
      onChange={(outcomes) => onChange({ outcomes })}
    >
      {({ figure, meaning }, index, change) => (
        <>
          <TextField
            field={outcomeFields.figure}
            value={figure}
            problem={problems[`outcomes.${index}.figure`]}
            onChange={(text) => change({ figure: text })}
          />
          <TextField
            field={outcomeFields.meaning}
            value={meaning}
            problem={problems[`outcomes.${index}.meaning`]}
            onChange={(text) => change({ meaning: text })}
          />
        </>
      )}
    </RowList>
  )
}

export function LinkRows({ value, problems, onChange }: ProjectFormProps) {
  return (
    <RowList
      field={projectFields.links}
      noun="link"
      rows={value.links}
      blank={{ label: '', url: '' }}
      onChange={(links) => onChange({ links })}
    >
      {({ label, url }, index, change) => (
        <>
          <TextField
            field={projectLinkFields.label}
            value={label}
            problem={problems[`links.${index}.label`]}
            onChange={(text) => change({ label: text })}
          />
          <TextField
            field={projectLinkFields.url}
            value={url}
            problem={problems[`links.${index}.url`]}
            onChange={(text) => change({ url: text })}
          />
        </>
      )}
    </RowList>
  )
}
