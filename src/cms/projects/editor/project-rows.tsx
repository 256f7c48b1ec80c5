import type { ComponentProps } from 'react'
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

export const OutcomeRows = (props: ProjectFormProps) => (
  <PairRows
    {...props}
    list="outcomes"
    row="Outcome"
    fields={outcomeFields}
    names={['figure', 'meaning']}
    fromText={{ example: '0.9 s until the page is read', parse: outcomesOf }}
    titleOf={({ figure, meaning }) => `${figure} ${meaning}`.trim()}
  />
)

export const LinkRows = (props: ProjectFormProps) => (
  <PairRows
    {...props}
    list="links"
    row="Link"
    fields={projectLinkFields}
    names={['label', 'url']}
    fromText={{ example: 'https://github.com/me/project', parse: projectLinksOf }}
    titleOf={({ label, url }) => label || url}
  />
)

type PairList = 'outcomes' | 'links'
type Pair<L extends PairList> = EditedProject[L][number]
type PairRowsProps<L extends PairList> = ProjectFormProps &
  Pick<ComponentProps<typeof RowList<Pair<L>>>, 'row' | 'fields' | 'fromText' | 'titleOf'> & {
    list: L
    names: readonly [keyof Pair<L> & string, keyof Pair<L> & string]
  }

function PairRows<L extends PairList>(props: PairRowsProps<L>) {
  const { list, names, value, problems, change, row, fields, fromText, titleOf } = props
  return (
    <RowList<Pair<L>>
      {...projectFields[list]}
      {...{ path: list, fields, problems, row, titleOf }}
      {...(fromText && { fromText })}
      level="h2"
      rows={value[list]}
      create={() => Object.fromEntries(names.map((name) => [name, ''])) as Pair<L>}
      onUpdate={(edit) => change((all) => ({ [list]: edit(all[list]) }))}
    >
      {({ text }) => (
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          {names.map((name) => text(name))}
        </div>
      )}
    </RowList>
  )
}
