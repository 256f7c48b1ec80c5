import { LIMITS } from '#src/contract/limits.ts'
import { profileLists } from '#src/contract/profile/profile-fields.ts'
import { ACHIEVEMENT_COLORS, ACHIEVEMENT_ICONS } from '#src/contract/profile/profile.ts'
import type { EditedProfile } from '#src/contract/profile/edited-profile.ts'
import { RowList } from '#src/cms/documents/row-list.tsx'
import type { ProfilePart } from './profile-parts.ts'
import { SelectField } from './select-field.tsx'

const { label, row, hint, fields } = profileLists.achievements
type Achievement = EditedProfile['achievements'][number]

const NEW: Achievement = {
  ...{ title: '', description: '', year: '', type: '' },
  ...{ icon: 'award', color: 'gold' },
}

export function AchievementList({ value, problems, change: changeProfile }: ProfilePart) {
  return (
    <RowList
      {...{ path: 'achievements', fields, problems, label, row, hint, max: LIMITS.profileRows }}
      rows={value.achievements}
      create={() => NEW}
      titleOf={({ title }) => title}
      onUpdate={(edit) => changeProfile((all) => ({ achievements: edit(all.achievements) }))}
    >
      {({ row: one, text, change }) => (
        <>
          {text('title')}
          {text('description', { rows: 2 })}
          <div className="grid gap-4 sm:grid-cols-2">
            {text('year')}
            {text('type')}
            <SelectField
              field={fields.icon}
              names={ACHIEVEMENT_ICONS}
              value={one.icon}
              onChange={(icon) => change({ icon })}
            />
            <SelectField
              field={fields.color}
              names={ACHIEVEMENT_COLORS}
              value={one.color}
              onChange={(color) => change({ color })}
            />
          </div>
        </>
      )}
    </RowList>
  )
}
