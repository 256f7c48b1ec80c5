import type { EditedProfile } from '#src/contract/profile/edited-profile.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { profileLists } from '#src/contract/profile/profile-fields.ts'
import { LINK_KINDS } from '#src/contract/profile/profile.ts'
import type { LinkKind } from '#src/contract/profile/profile.ts'
import { hasProblemAt } from '#src/cms/drafts/draft-kind.ts'
import { RowList } from '#src/cms/documents/row-list.tsx'
import { TextField } from '#src/cms/documents/text-field.tsx'
import type { ProfilePart } from './profile-parts.ts'
import { linksOf } from './rows-of-text.ts'
import { SelectField } from './select-field.tsx'

const { links } = profileLists

export function LinkList({ value, problems, update }: ProfilePart) {
  return (
    <RowList<EditedProfile['links'][number]>
      {...{ label: links.label, row: links.row, hint: links.hint, max: LIMITS.profileRows }}
      rows={value.links}
      create={() => ({ kind: 'website', label: '', url: '' })}
      fromText={{ example: 'https://github.com/me', parse: linksOf }}
      titleOf={({ label, url }) => label || url}
      hasProblem={(index) => hasProblemAt(problems, `links.${index}`)}
      onUpdate={(changeRows) => update((all) => ({ ...all, links: [...changeRows(all.links)] }))}
    >
      {(link, index, change) => (
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
          <TextField
            field={links.fields.label}
            value={link.label}
            problem={problems[`links.${index}.label`]}
            onChange={(label) => change({ label })}
          />
          <TextField
            field={links.fields.url}
            type="url"
            value={link.url}
            problem={problems[`links.${index}.url`]}
            onChange={(url) => change({ url })}
          />
        </div>
      )}
    </RowList>
  )
}

const labelOf = (kind: LinkKind) => (kind === 'website' ? '' : LINK_KINDS[kind])
const isKindName = (label: string) =>
  label === '' || Object.values<string>(LINK_KINDS).includes(label)
