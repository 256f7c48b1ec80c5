import type { Profile, SkillLevel, SkillTier } from '#src/contract/profile/profile.ts'
import { SKILL_TIERS } from '#src/contract/profile/skill-tiers.ts'
import type { JsonEntry } from './json-resume.ts'
import { textOf, textsOf } from './json-resume-fields.ts'

/** Of a skill whose level in percent is unknown. */
const PERCENT: Record<SkillTier, number> = { expert: 90, advanced: 75, learning: 50 }

/**
 * Skills by tier: each entry, and after it its keywords. A skill that the present profile has in the same tier keeps its
 * percentage.
 */
export function importedSkills(
  entries: readonly JsonEntry[],
  { skills: base }: Profile,
): Record<SkillTier, SkillLevel[]> {
  const skills: Record<SkillTier, SkillLevel[]> = { expert: [], advanced: [], learning: [] }
  for (const entry of entries) {
    const tier = tierOf(textOf(entry, 'level'))
    for (const name of [textOf(entry, 'name'), ...textsOf(entry, 'keywords')]) {
      const isNew = SKILL_TIERS.every((one) =>
        skills[one.tier].every((skill) => skill.name !== name),
      )
      const level = base[tier].find((skill) => skill.name === name)?.level ?? PERCENT[tier]
      if (name !== '' && isNew) skills[tier].push({ name, level })
    }
  }
  return skills
}

function tierOf(level: string): SkillTier {
  if (/expert|master|senior/i.test(level)) return 'expert'
  return /learn|begin|basic|novice|elementary|junior/i.test(level) ? 'learning' : 'advanced'
}
