import { LIMITS } from '#src/contract/limits.ts'
import { SKILL_TIER_HINTS, skillFields } from '#src/contract/profile/profile-fields.ts'
import { SKILL_TIERS } from '#src/contract/profile/skill-tiers.ts'
import { RowList } from '#src/cms/documents/row-list.tsx'
import { Card, CardBody, CardHeader, CardTitle } from '#src/ui/display/card.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import type { ProfilePart } from './profile-parts.ts'
import { skillsOf } from '#src/cms/documents/rows-of-text.ts'

const USUAL_LEVEL = { expert: 90, advanced: 70, learning: 40 } as const

/** Skills in three tiers; an empty one is not shown. */
export function SkillsCard({ value, problems, update }: ProfilePart) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Skills</CardTitle>
      </CardHeader>
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
            onUpdate={(changeRows) =>
              update((all) => ({
                ...all,
                skills: { ...all.skills, [tier]: [...changeRows(all.skills[tier])] },
              }))
            }
          >
            {({ row: { level }, text, problemOf, change }) => (
              <>
                {text('name')}
                <LevelField
                  value={level}
                  problem={problemOf('level')}
                  onChange={(percent) => change({ level: percent })}
                />
              </>
            )}
          </RowList>
        ))}
      </CardBody>
    </Card>
  )
}

type LevelFieldProps = {
  value: number | null
  problem: string | undefined
  onChange: (level: number | null) => void
}

function LevelField({ value, problem, onChange }: LevelFieldProps) {
  const { label, hint } = skillFields.level
  return (
    <Field label={`${label} *`} hint={hint} error={problem}>
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="numeric"
          min={0}
          max={100}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        />
      )}
    </Field>
  )
}
