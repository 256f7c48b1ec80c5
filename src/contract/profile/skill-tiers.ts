import type { Profile, SkillTier } from './profile.ts'

/** The three tiers (S3-portfolio-03), in order, by the names visitors read. */
export const SKILL_TIERS = [
  { tier: 'expert', title: 'Expert' },
  { tier: 'advanced', title: 'Advanced' },
  { tier: 'learning', title: 'Learning' },
] as const satisfies readonly { tier: SkillTier; title: string }[]

export const visibleTiers = (skills: Profile['skills']) =>
  SKILL_TIERS.filter(({ tier }) => skills[tier].length > 0)
