import { LIMITS } from '#src/contract/limits.ts'
import { SKILL_TIER_HINTS, skillFields } from '#src/contract/profile/profile-fields.ts'
import { SKILL_TIERS } from '#src/contract/profile/skill-tiers.ts'
import { RowList } from '#src/cms/documents/row-list.tsx'
import { Card, CardBody, CardHeader } from '#src/ui/display/card.tsx'
import { TextField } from '#src/cms/documents/text-field.tsx'
import type { ProfilePart } from './profile-parts.ts'
import { skillsOf } from '#src/cms/documents/rows-of-text.ts'

const USUAL_LEVEL = { expert: 90, advanced: 70, learning: 40 } as const

/** Skills in three tiers; an empty one is not shown. */
export function SkillsCard({ value, problems, change: changeProfile }: ProfilePart) {
  return (
    <Card>
      <CardHeader title="Skills" />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-3">
        {SKILL_TIERS.map(({ tier, title }) => (
          <RowList
            key={tier}
            {...{ path: `skills.${tier}`, fields: skillFields, problems }}
            {...{ label: title, row: 'Skill', max: LIMITS.profileRows }}
            hint={SKILL_TIER_HINTS[tier]}
            rows={value.skills[tier]}
            create={() => ({ name: '', level: USUAL_LEVEL[tier] })}
            fromText={{
              example: 'Go 90 %, PostgreSQL',
              parse: (text) => skillsOf(text, USUAL_LEVEL[tier]),
            }}
            titleOf={({ name, level }) => (name ? `${name}, ${level ?? '?'} %` : '')}
            onUpdate={(edit) =>
              changeProfile(({ skills }) => ({ skills: { ...skills, [tier]: edit(skills[tier]) } }))
            }
          >
            {({ row: { level }, text, problemOf, change }) => (
              <>
                {text('name')}
                <TextField
                  field={skillFields.level}
                  type="number"
                  inputMode="numeric"
                  min={0}
                  max={100}
                  value={String(level ?? '')}
                  problem={problemOf('level')}
                  onChange={(typed) => change({ level: typed === '' ? null : Number(typed) })}
                />
              </>
            )}
          </RowList>
        ))}
      </CardBody>
    </Card>
  )
}
