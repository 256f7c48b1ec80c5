import { LIMITS } from '#src/contract/limits.ts'
import type { Profile, SkillLevel, SkillTier } from '#src/contract/profile/profile.ts'
import type { JsonEntry } from './json-resume.ts'
import { textOf, textsOf } from './json-resume-fields.ts'

/** Level of a skill without one. */
const PERCENT: Record<SkillTier, number> = { expert: 90, advanced: 75, learning: 50 }

/**
 * Skills by tier: the keywords of each entry, which is then the name of a group, or the entry itself. A skill that the present profile has in the same tier keeps its
 * percentage.
 * @returns also the names that a full tier has no place for
 */
export function importedSkills(
  entries: readonly JsonEntry[],
  { skills: base }: Profile,
): { skills: Record<SkillTier, SkillLevel[]>; excess: string[] } {
  const skills: Record<SkillTier, SkillLevel[]> = { expert: [], advanced: [], learning: [] }
  const excess: string[] = []
  const known = new Set([''])
  for (const entry of entries) {
    const tier = tierOf(textOf(entry, 'level'))
    const keywords = textsOf(entry, 'keywords')
    for (const name of keywords.length > 0 ? keywords : [textOf(entry, 'name')]) {
      if (known.has(name)) continue
      known.add(name)
      const level = base[tier].find((skill) => skill.name === name)?.level ?? PERCENT[tier]
      if (skills[tier].length < LIMITS.profileRows) skills[tier].push({ name, level })
      else excess.push(name)
    }
  }
  return { skills, excess }
}

function tierOf(level: string): SkillTier {
  if (/expert|master|senior/i.test(level)) return 'expert'
  return /learn|begin|basic|novice|elementary|junior/i.test(level) ? 'learning' : 'advanced'
}
