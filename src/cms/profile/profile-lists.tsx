import type { ComponentProps, ReactNode } from 'react'
import { LIMITS } from '#src/contract/limits.ts'
import type { EditedProfile } from '#src/contract/profile/edited-profile.ts'
import { LINK_KINDS, newRow, profileLists } from '#src/contract/profile/profile-fields.ts'
import type { LinkKind, ProfileListName } from '#src/contract/profile/profile-fields.ts'
import { RowList } from '#src/cms/documents/row-list.tsx'
import { profileLinksOf, textRowsOf } from '#src/cms/documents/rows-of-text.ts'
import { Card, CardBody } from '#src/ui/display/card.tsx'
import { FieldAnchor } from './field-anchor.tsx'
import type { ProfilePart } from './profile-parts.ts'
import { SelectField } from './select-field.tsx'

export function ProfileLists(part: ProfilePart) {
  return (
    <>
      <TextRows
        {...part}
        list="experience"
        example="Engineer, Harbour Ltd, 2021 – today, Lisbon"
        paragraph="achievements"
        titleOf={({ title, company }) => [title, company].filter(Boolean).join(', ')}
      />
      <Achievements {...part} />
      <TextRows
        {...part}
        list="education"
        example="MSc Physics, University of Bern, 2014"
        titleOf={({ degree, institution }) => [degree, institution].filter(Boolean).join(', ')}
      />
      <TextRows
        {...part}
        list="publications"
        example="Counting rows, A Journal, May 2022"
        titleOf={({ title }) => title}
      />
    </>
  )
}

type Row<L extends ProfileListName> = EditedProfile[L][number]
type RowListProps<L extends ProfileListName> = ComponentProps<typeof RowList<Row<L>>>
type ProfileRowsProps<L extends ProfileListName> = ProfilePart & { list: L } & Pick<
    RowListProps<L>,
    'isNewestFirst' | 'fromText' | 'titleOf' | 'children'
  >

function ProfileRows<L extends ProfileListName>(props: ProfileRowsProps<L>) {
  const { list, value, problems, change, ...rows } = props
  return (
    <RowList<Row<L>>
      {...profileLists[list]}
      {...{ path: list, problems, max: LIMITS.profileRows }}
      create={() => newRow(list) as Row<L>}
      {...rows}
      rows={value[list]}
      onUpdate={(edit) => change((all) => ({ [list]: edit(all[list]) }))}
    />
  )
}

const ListCard = ({ field, children }: { field: ProfileListName; children: ReactNode }) => (
  <FieldAnchor field={field}>
    <Card>
      <CardBody>{children}</CardBody>
    </Card>
  </FieldAnchor>
)

type TextList = 'experience' | 'education' | 'publications'
type TextRowsProps<L extends TextList> = ProfilePart &
  Pick<RowListProps<L>, 'titleOf'> & {
    list: L
    example: string
    paragraph?: keyof Row<L> & string
  }

/** All fields are texts of one line, but for the paragraph. */
function TextRows<L extends TextList>({ example, paragraph, ...part }: TextRowsProps<L>) {
  type Name = keyof Row<L> & string
  const names = Object.keys(profileLists[part.list].fields) as Name[]
  const lines = names.filter((name) => name !== paragraph)
  const rowsOf = (text: string) =>
    textRowsOf(text, lines).map((row) => ({ ...newRow(part.list), ...row }) as Row<L>)
  return (
    <ListCard field={part.list}>
      <ProfileRows {...part} isNewestFirst fromText={{ example, parse: rowsOf }}>
        {({ text }) => (
          <>
            <div className="grid gap-4 sm:grid-cols-2">{lines.map((name) => text(name))}</div>
            {paragraph && text(paragraph, { rows: 4 })}
          </>
        )}
      </ProfileRows>
    </ListCard>
  )
}

function Achievements(part: ProfilePart) {
  const { fields } = profileLists.achievements
  return (
    <ListCard field="achievements">
      <ProfileRows {...part} list="achievements" titleOf={({ title }) => title}>
        {({ row: { icon, color }, text, change }) => (
          <>
            {text('title')}
            {text('description', { rows: 2 })}
            <div className="grid gap-4 sm:grid-cols-2">
              {text('year')}
              {text('type')}
              <SelectField
                field={fields.icon}
                value={icon}
                onChange={(chosen) => change({ icon: chosen })}
              />
              <SelectField
                field={fields.color}
                value={color}
                onChange={(chosen) => change({ color: chosen })}
              />
            </div>
          </>
        )}
      </ProfileRows>
    </ListCard>
  )
}

export function LinkList(part: ProfilePart) {
  return (
    <ProfileRows
      {...part}
      list="links"
      fromText={{ example: 'https://github.com/me', parse: profileLinksOf }}
      titleOf={({ label, url }) => label || url}
    >
      {({ row: link, text, change }) => (
        <div className="grid gap-4 sm:grid-cols-[10rem_minmax(0,1fr)_minmax(0,2fr)]">
          <SelectField
            field={profileLists.links.fields.kind}
            value={link.kind}
            onChange={(kind) =>
              // The name of the place is what most links say.
              change({ kind, ...(isKindName(link.label) && { label: labelOf(kind) }) })
            }
          />
          {text('label')}
          {text('url', { type: 'url' })}
        </div>
      )}
    </ProfileRows>
  )
}

const labelOf = (kind: LinkKind) => (kind === 'website' ? '' : LINK_KINDS[kind])
const isKindName = (label: string) =>
  label === '' || Object.values<string>(LINK_KINDS).includes(label)
