import type { SkillTier } from '#src/portfolio/portfolio.ts'

/** §3: the three tiers, in order, by the names visitors read. */
export const SKILL_TIERS = [
  { tier: 'expert', title: 'Expert' },
  { tier: 'advanced', title: 'Advanced' },
  { tier: 'learning', title: 'Learning' },
] as const satisfies readonly { tier: SkillTier; title: string }[]
