import type { Profile } from '#src/contract/profile/profile.ts'
import type { SectionId } from './sections.ts'

/** The sections that have no content: neither they nor their links are shown. */
export function hiddenSections(profile: Profile): SectionId[] {
  const { personal, skills, achievements, experience, education, publications } = profile
  const contents: readonly [SectionId, readonly unknown[]][] = [
    ['about', personal.summary],
    ['skills', Object.values(skills).flat()],
    ['achievements', achievements],
    ['experience', experience],
    ['education', [...education, ...publications]],
  ]
  return contents.filter(([, items]) => items.length === 0).map(([id]) => id)
}
