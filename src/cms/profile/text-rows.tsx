import { LIMITS } from '#src/contract/limits.ts'
import type { EditedProfile } from '#src/contract/profile/edited-profile.ts'
import { profileLists } from '#src/contract/profile/profile-fields.ts'
import { RowList } from '#src/cms/documents/row-list.tsx'
import type { ProfilePart } from './profile-parts.ts'
import { textRowsOf } from '#src/cms/documents/rows-of-text.ts'

type TextList = 'experience' | 'education' | 'publications'
type Row<L extends TextList> = EditedProfile[L][number]

type TextRowsProps<L extends TextList> = ProfilePart & {
  list: L
  lines: readonly (keyof Row<L> & string)[]
  example: string
  paragraph?: keyof Row<L> & string
  titleOf: (row: Row<L>) => string
}

export function TextRows<L extends TextList>(props: TextRowsProps<L>) {
  const { list, lines, example, paragraph, titleOf, value, problems, change } = props
  const { label, row, hint, fields } = profileLists[list]
  const empty = paragraph ? { [paragraph]: '' } : {}
  const rowsOf = (text: string) =>
    textRowsOf(text, lines).map((row) => ({ ...row, ...empty }) as Row<L>)
  return (
    <RowList<Row<L>>
      {...{ path: list, fields, problems, label, row, hint, max: LIMITS.profileRows, titleOf }}
      isNewestFirst
      rows={value[list]}
      create={() =>
        ({ ...Object.fromEntries(lines.map((name) => [name, ''])), ...empty }) as Row<L>
      }
      fromText={{ example, parse: rowsOf }}
      onUpdate={(edit) => change((all) => ({ [list]: edit(all[list]) }))}
    >
      {({ text }) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">{lines.map((name) => text(name))}</div>
          {paragraph && text(paragraph, { rows: 4 })}
        </>
      )}
    </RowList>
  )
}
