import { escapeText } from '#src/content/format/html-escape.ts'
import { LINK_KINDS } from '#src/contract/profile/profile-fields.ts'
import type { LinkKind } from '#src/contract/profile/profile-fields.ts'
import type {
  Achievement,
  Education,
  Experience,
  ProfileLink,
  Publication,
} from '#src/contract/profile/profile.ts'
import type { EditedProject } from '#src/contract/projects/edited-project.ts'
import { projectFields } from '#src/contract/projects/project-fields.ts'
import { urlLabel } from '#src/lib/format/url-label.ts'
import { dateText, periodText } from '#src/lib/format/resume-date.ts'
import { textOf, textsOf, webUrl } from './json-resume-fields.ts'
import type { JsonEntry } from './json-resume.ts'

// Entries of JSON Resume as items of the profile. json-resume.ts has the reverse.

export function linkOf(entry: JsonEntry): ProfileLink {
  const network = textOf(entry, 'network')
  const url = webUrl(entry)
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

export const projectOf = (entry: JsonEntry): EditedProject => ({
  title: textOf(entry, 'name'),
  summary: textOf(entry, 'description'),
  body: textsOf(entry, 'highlights')
    .map((text) => `<p>${escapeText(text)}</p>`)
    .join('\n\n'),
  period: periodText(textOf(entry, 'startDate'), textOf(entry, 'endDate')),
  role: textsOf(entry, 'roles').join(', '),
  stack: textsOf(entry, 'keywords').slice(0, projectFields.stack.max),
  links: [webUrl(entry)].filter(Boolean).map((url) => ({ label: urlLabel(url), url })),
  ...{ slug: '', cover: null, isFeatured: false, outcomes: [] },
})

export const publicationOf = (entry: JsonEntry): Publication => ({
  title: textOf(entry, 'name'),
  venue: textOf(entry, 'publisher'),
  date: dateText(textOf(entry, 'releaseDate')),
})
