import type { PageImage } from '#src/contract/posts/public-page-data.ts'
import type { RichInline, RichParagraph } from '#src/contract/rich-paragraph.ts'

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
export type Personal = {
  name: string
  title: string
  tagline: string
  email: string
  phone: string
  location: string
  /** IANA time zone; the page shows its local time. */
  timeZone: string
  availability: RichInline[]
  summary: RichParagraph[]
  portrait: PageImage | null
  links: readonly ProfileLink[]
  contactIntro: string
  blogIntro: string
}

export const LINK_KINDS = {
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin: 'LinkedIn',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
  x: 'X',
  youtube: 'YouTube',
  website: 'Other',
} as const
export type LinkKind = keyof typeof LINK_KINDS
export type ProfileLink = { kind: LinkKind; label: string; url: string }

export type SkillTier = 'expert' | 'advanced' | 'learning'
export type SkillLevel = { name: string; /** Percent. */ level: number }

export const ACHIEVEMENT_ICONS = {
  trophy: 'Trophy',
  award: 'Award',
  medal: 'Medal',
  rocket: 'Rocket',
  'git-branch': 'Branch',
  mic: 'Microphone',
} as const
export type AchievementIcon = keyof typeof ACHIEVEMENT_ICONS
export const ACHIEVEMENT_COLORS = { gold: 'Gold', silver: 'Silver' } as const

export type Achievement = {
  title: string
  description: string
  year: string
  type: string
  icon: AchievementIcon
  color: keyof typeof ACHIEVEMENT_COLORS
}

export type Experience = {
  title: string
  company: string
  period: string
  location: string
  achievements: readonly string[]
}

export type Education = { degree: string; institution: string; year: string; grade: string }
export type Publication = { title: string; venue: string; date: string }
