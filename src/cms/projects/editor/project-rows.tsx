import type { EditedProject } from '#src/contract/projects/edited-project.ts'
import {
  outcomeFields,
  projectFields,
  projectLinkFields,
} from '#src/contract/projects/project-fields.ts'
import { hasProblemAt } from '#src/cms/drafts/draft-kind.ts'
import type { Problems } from '#src/cms/drafts/draft-kind.ts'
import { RowList } from '#src/cms/documents/row-list.tsx'
import { TextField } from '#src/cms/documents/text-field.tsx'
import { linksOf, outcomesOf } from './rows-of-text.ts'

export type ProjectFormProps = {
  value: EditedProject
  problems: Problems
  onChange: (part: Partial<EditedProject>) => void
  /** Of the newest value, for lists. */
  onUpdate: (change: (value: EditedProject) => EditedProject) => void
}

export function OutcomeRows({ value, problems, onUpdate }: ProjectFormProps) {
  return (
    <RowList
      {...projectFields.outcomes}
      level="h2"
      row="Outcome"
      rows={value.outcomes}
      create={() => ({ figure: '', meaning: '' })}
      fromText={{ example: '0.9 s until the page is read', parse: outcomesOf }}
      titleOf={({ figure, meaning }) => `${figure} ${meaning}`.trim()}
      hasProblem={(index) => hasProblemAt(problems, `outcomes.${index}`)}
      onUpdate={(change) => onUpdate((all) => ({ ...all, outcomes: [...change(all.outcomes)] }))}
    >
      {({ figure, meaning }, index, change) => (
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
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
        </div>
      )}
    </RowList>
  )
}

export function LinkRows({ value, problems, onUpdate }: ProjectFormProps) {
  return (
    <RowList
      {...projectFields.links}
      level="h2"
      row="Link"
      rows={value.links}
      create={() => ({ label: '', url: '' })}
      fromText={{ example: 'https://github.com/me/project', parse: linksOf }}
      titleOf={({ label, url }) => label || url}
      hasProblem={(index) => hasProblemAt(problems, `links.${index}`)}
      onUpdate={(change) => onUpdate((all) => ({ ...all, links: [...change(all.links)] }))}
    >
      {({ label, url }, index, change) => (
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
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
        </div>
      )}
    </RowList>
  )
}
