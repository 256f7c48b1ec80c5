import type { EditedProfile } from '#src/contract/profile/edited-profile.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { profileLists } from '#src/contract/profile/profile-fields.ts'
import { LINK_KINDS } from '#src/contract/profile/profile.ts'
import type { LinkKind } from '#src/contract/profile/profile.ts'
import { RowList } from '#src/cms/documents/row-list.tsx'
import type { ProfilePart } from './profile-parts.ts'
import { profileLinksOf } from '#src/cms/documents/rows-of-text.ts'
import { SelectField } from './select-field.tsx'

const { links } = profileLists

export function LinkList({ value, problems, change: changeProfile }: ProfilePart) {
  return (
    <RowList<EditedProfile['links'][number]>
      {...{ path: 'links', fields: links.fields, problems, max: LIMITS.profileRows }}
      {...{ label: links.label, row: links.row, hint: links.hint }}
      rows={value.links}
      create={() => ({ kind: 'website', label: '', url: '' })}
      fromText={{ example: 'https://github.com/me', parse: profileLinksOf }}
      titleOf={({ label, url }) => label || url}
      onUpdate={(edit) => changeProfile((all) => ({ links: edit(all.links) }))}
    >
      {({ row: link, text, change }) => (
        <div className="grid gap-4 sm:grid-cols-[10rem_minmax(0,1fr)_minmax(0,2fr)]">
          <SelectField
            field={links.fields.kind}
            names={LINK_KINDS}
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
    </RowList>
  )
}

const labelOf = (kind: LinkKind) => (kind === 'website' ? '' : LINK_KINDS[kind])
const isKindName = (label: string) =>
  label === '' || Object.values<string>(LINK_KINDS).includes(label)
