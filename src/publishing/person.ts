import { portfolio } from '#src/portfolio/portfolio.ts'
import { absoluteUrl } from './site-urls.ts'

const { personal, skills, education, experience, achievements } = portfolio
const personId = () => absoluteUrl('/#person')

/** Reference to the owner from other nodes, with a name and URL for consumers that do not resolve ids. */
export const ownerReference = () => ({
  '@type': 'Person',
  '@id': personId(),
  name: personal.name,
  url: absoluteUrl('/'),
})

/** The owner with all properties, for the profile page. */
export const person = () => ({
  ...ownerReference(),
  jobTitle: personal.title,
  description: personal.tagline,
  email: `mailto:${personal.email}`,
  homeLocation: { '@type': 'Place', name: personal.location },
  ...(employer === undefined ? {} : { worksFor: { '@type': 'Organization', name: employer } }),
  alumniOf: schools.map((name) => ({ '@type': 'CollegeOrUniversity', name })),
  // Skills that are still being learnt are left out.
  knowsAbout: [...skills.expert, ...skills.advanced].map(({ name }) => name),
  award: achievements.filter(({ type }) => type === 'Award').map(({ title }) => title),
  sameAs: [personal.network.url],
})

const schools = [...new Set(education.map(({ institution }) => institution))]
const employer = experience.find(({ period }) => /(today|present|now)$/i.test(period))?.company
