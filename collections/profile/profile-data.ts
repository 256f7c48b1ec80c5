import { paragraphsToLexical } from '#src/content/rich-text/paragraphs-to-lexical.ts'
import type { Profile } from '#src/contract/profile/profile.ts'

export function toProfileData({ personal, skills, experience, ...lists }: Profile) {
  const { availability, summary, links, portrait: _portrait, ...texts } = personal
  return {
    ...texts,
    availability: paragraphsToLexical(
      availability.length > 0 ? [{ type: 'paragraph', children: availability }] : [],
    ),
    summary: paragraphsToLexical(summary),
    links: [...links],
    skills: {
      expert: [...skills.expert],
      advanced: [...skills.advanced],
      learning: [...skills.learning],
    },
    achievements: [...lists.achievements],
    experience: experience.map(({ achievements, ...job }) => {
      return { ...job, achievements: achievements.join('\n') }
    }),
    education: [...lists.education],
    publications: [...lists.publications],
  }
}
