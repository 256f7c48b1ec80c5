import type { Personal, Profile } from '#src/contract/profile/profile.ts'
import { mailLink } from '#src/lib/format/mail-link.ts'
import { isOngoing } from '#src/lib/format/resume-date.ts'
import { absoluteUrl } from '#src/services/platform/absolute-url.ts'

const personId = () => absoluteUrl('/#person')

/** Reference to the owner from other nodes, with a name and URL for consumers that do not resolve ids. */
export const ownerReference = ({ name }: Pick<Personal, 'name'>) => ({
  '@type': 'Person',
  '@id': personId(),
  name,
  url: absoluteUrl('/'),
})

export function person({ personal, skills, education, experience, achievements }: Profile) {
  const { title, tagline, email, location, portrait, links } = personal
  const employer = experience.find(({ period }) => isOngoing(period))?.company
  const schools = [...new Set(education.map(({ institution }) => institution))]
  return {
    ...ownerReference(personal),
    jobTitle: title,
    ...(tagline && { description: tagline }),
    email: mailLink(email),
    ...(portrait && { image: absoluteUrl(portrait.url) }),
    ...(location && { homeLocation: { '@type': 'Place', name: location } }),
    ...(employer && { worksFor: { '@type': 'Organization', name: employer } }),
    alumniOf: schools.map((name) => ({ '@type': 'CollegeOrUniversity', name })),
    // Skills that are still being learnt are left out.
    knowsAbout: [...skills.expert, ...skills.advanced].map(({ name }) => name),
    award: achievements.filter(({ type }) => type === 'Award').map(({ title: award }) => award),
    sameAs: links.map(({ url }) => url),
  }
}
