import type { PageImage } from '#src/contract/posts/public-page-data.ts'
import type { RichInline, RichParagraph } from '#src/contract/rich-paragraph.ts'
import type { PROFILE_TEXTS, ProfileRow } from './profile-fields.ts'

/** Details of the owner: the published profile, or the default content (src/profile). */
export type Profile = {
  personal: Personal
  skills: Record<SkillTier, readonly SkillLevel[]>
  achievements: readonly Achievement[]
  experience: readonly Experience[]
  education: readonly Education[]
  publications: readonly Publication[]
}

/** Empty texts and lists are not shown; name, title and email never are empty. */
export type Personal = Record<(typeof PROFILE_TEXTS)[number], string> & {
  availability: RichInline[]
  summary: RichParagraph[]
  portrait: PageImage | null
  links: readonly ProfileLink[]
}

export type ProfileLink = ProfileRow<'links'>

export type SkillTier = 'expert' | 'advanced' | 'learning'
export type SkillLevel = { name: string; /** Percent. */ level: number }

export type Achievement = ProfileRow<'achievements'>
export type Experience = Omit<ProfileRow<'experience'>, 'achievements'> & {
  achievements: readonly string[]
}
export type Education = ProfileRow<'education'>
export type Publication = ProfileRow<'publications'>
