import { LIMITS } from '#src/contract/limits.ts'
import type { EditedProfile } from '#src/contract/profile/edited-profile.ts'
import { profileLists } from '#src/contract/profile/profile-fields.ts'
import { hasProblemAt } from '#src/cms/drafts/draft-kind.ts'
import { RowList } from '#src/cms/documents/row-list.tsx'
import { TextField } from '#src/cms/documents/text-field.tsx'
import type { ProfilePart } from './profile-parts.ts'

type TextList = 'experience' | 'education' | 'publications'
type Row<L extends TextList> = EditedProfile[L][number]
type Described = { label: string; hint: string; isRequired: boolean; max: number }

type TextRowsProps<L extends TextList> = ProfilePart & {
  list: L
  lines: readonly (keyof Row<L> & string)[]
  /** A field of several lines, below the others. */
  paragraph?: keyof Row<L> & string
  titleOf: (row: Row<L>) => string
}

/** A list of the profile whose rows are texts alone. */
export function TextRows<L extends TextList>(props: TextRowsProps<L>) {
  const { list, lines, paragraph, titleOf, value, problems, update } = props
  const { label, row, hint, fields } = profileLists[list]
  const described = fields as unknown as Record<string, Described>
  const names = [...lines, ...(paragraph ? [paragraph] : [])]
  const field = (rowValue: Row<L>, index: number, change: (part: Partial<Row<L>>) => void) =>
    function RowField(name: keyof Row<L> & string, rows?: number) {
      return (
        <TextField
          key={name}
          field={described[name] ?? { label: name }}
          value={String(rowValue[name])}
          problem={problems[`${list}.${index}.${name}`]}
          {...(rows !== undefined && { rows })}
          onChange={(text) => change({ [name]: text } as Partial<Row<L>>)}
        />
      )
    }
  return (
    <RowList<Row<L>>
      {...{ label, row, hint, max: LIMITS.profileRows, titleOf }}
      isNewestFirst
      rows={value[list]}
      create={() => Object.fromEntries(names.map((name) => [name, ''])) as Row<L>}
      hasProblem={(index) => hasProblemAt(problems, `${list}.${index}`)}
      onUpdate={(changeRows) => update((all) => ({ ...all, [list]: [...changeRows(all[list])] }))}
    >
      {(rowValue, index, change) => {
        const render = field(rowValue, index, change)
        return (
          <>
            <div className="grid gap-4 sm:grid-cols-2">{lines.map((name) => render(name))}</div>
            {paragraph && render(paragraph, 4)}
          </>
        )
      }}
    </RowList>
  )
}
