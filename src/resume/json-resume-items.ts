import { LINK_KINDS } from '#src/contract/profile/profile.ts'
import type {
  Achievement,
  Education,
  Experience,
  LinkKind,
  ProfileLink,
  Publication,
} from '#src/contract/profile/profile.ts'
import { dateText, periodText } from '#src/lib/format/resume-date.ts'
import { textOf, textsOf, webAddress } from './json-resume-fields.ts'
import type { JsonEntry } from './json-resume.ts'

// Entries of JSON Resume as items of the profile. json-resume.ts has the reverse.

export function linkOf(entry: JsonEntry): ProfileLink {
  const network = textOf(entry, 'network')
  const url = webAddress(entry)
  const found = Object.entries(LINK_KINDS).find(
    ([, label]) => label.toLowerCase() === network.toLowerCase(),
  )
  const kind = (found?.[0] ?? (/^twitter$/i.test(network) ? 'x' : 'website')) as LinkKind
  return { kind, label: network || url.replace(/^https?:\/\//, ''), url }
}

export const experienceOf = (entry: JsonEntry): Experience => ({
  title: textOf(entry, 'position'),
  company: textOf(entry, 'name'),
  period: periodText(textOf(entry, 'startDate'), textOf(entry, 'endDate')),
  location: textOf(entry, 'location'),
  achievements: [textOf(entry, 'summary'), ...textsOf(entry, 'highlights')].filter(Boolean),
})

export const degreeOf = (entry: JsonEntry): Education => ({
  degree: [textOf(entry, 'studyType'), textOf(entry, 'area')].filter(Boolean).join(', '),
  institution: textOf(entry, 'institution'),
  year: periodText(textOf(entry, 'startDate'), textOf(entry, 'endDate')),
  grade: textOf(entry, 'score'),
})

export const awardOf = (entry: JsonEntry): Achievement => ({
  title: textOf(entry, 'title'),
  description: [textOf(entry, 'summary'), textOf(entry, 'awarder')].filter(Boolean).join(' · '),
  year: dateText(textOf(entry, 'date')),
  type: 'Award',
  icon: 'trophy',
  color: 'gold',
})

export const certificateOf = (entry: JsonEntry): Achievement => ({
  title: textOf(entry, 'name'),
  description: textOf(entry, 'issuer'),
  year: dateText(textOf(entry, 'date')),
  type: 'Certificate',
  icon: 'award',
  color: 'silver',
})

/** A project is something achieved; the case studies of the site are written for readers. */
export const projectOf = (entry: JsonEntry): Achievement => ({
  title: textOf(entry, 'name'),
  description: [textOf(entry, 'description'), ...textsOf(entry, 'highlights')]
    .filter(Boolean)
    .join(' · '),
  year: periodText(textOf(entry, 'startDate'), textOf(entry, 'endDate')),
  type: 'Project',
  icon: 'rocket',
  color: 'gold',
})

export const publicationOf = (entry: JsonEntry): Publication => ({
  title: textOf(entry, 'name'),
  venue: textOf(entry, 'publisher'),
  date: dateText(textOf(entry, 'releaseDate')),
})
