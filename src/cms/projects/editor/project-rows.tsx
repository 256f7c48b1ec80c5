import type { EditedProject } from '#src/contract/projects/edited-project.ts'
import {
  outcomeFields,
  projectFields,
  projectLinkFields,
} from '#src/contract/projects/project-fields.ts'
import type { EditedPart } from '#src/cms/documents/document-editor.tsx'
import { RowList } from '#src/cms/documents/row-list.tsx'
import { outcomesOf, projectLinksOf } from '#src/cms/documents/rows-of-text.ts'

export type ProjectFormProps = EditedPart<EditedProject>

const PAIR = 'grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]'

export const OutcomeRows = ({ value, problems, change }: ProjectFormProps) => (
  <RowList
    {...projectFields.outcomes}
    {...{ path: 'outcomes', fields: outcomeFields, problems }}
    level="h2"
    row="Outcome"
    rows={value.outcomes}
    create={() => ({ figure: '', meaning: '' })}
    fromText={{ example: '0.9 s until the page is read', parse: outcomesOf }}
    titleOf={({ figure, meaning }) => `${figure} ${meaning}`.trim()}
    onUpdate={(edit) => change(({ outcomes }) => ({ outcomes: edit(outcomes) }))}
  >
    {({ text }) => <div className={PAIR}>{[text('figure'), text('meaning')]}</div>}
  </RowList>
)

export const LinkRows = ({ value, problems, change }: ProjectFormProps) => (
  <RowList
    {...projectFields.links}
    {...{ path: 'links', fields: projectLinkFields, problems }}
    level="h2"
    row="Link"
    rows={value.links}
    create={() => ({ label: '', url: '' })}
    fromText={{ example: 'https://github.com/me/project', parse: projectLinksOf }}
    titleOf={({ label, url }) => label || url}
    onUpdate={(edit) => change(({ links }) => ({ links: edit(links) }))}
  >
    {({ text }) => <div className={PAIR}>{[text('label'), text('url')]}</div>}
  </RowList>
)
