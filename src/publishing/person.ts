import { portfolio } from '#src/portfolio/portfolio.ts'
import { absoluteUrl } from './site-urls.ts'

const { personal, skills, education, experience, achievements } = portfolio
const personId = () => absoluteUrl('/#person')

/** The owner, where another node only points to them: enough for readers that follow no ids. */
export const ownerReference = () => ({
  '@type': 'Person',
  '@id': personId(),
  name: personal.name,
  url: absoluteUrl('/'),
})

/** The owner in full, for the profile. */
export const person = () => ({
  ...ownerReference(),
  jobTitle: personal.title,
  description: personal.tagline,
  email: `mailto:${personal.email}`,
  homeLocation: { '@type': 'Place', name: personal.location },
  ...(employer === undefined ? {} : { worksFor: { '@type': 'Organization', name: employer } }),
  alumniOf: schools.map((name) => ({ '@type': 'CollegeOrUniversity', name })),
  // What is still being learnt is no claim to know it.
  knowsAbout: [...skills.expert, ...skills.advanced].map(({ name }) => name),
  award: achievements.filter(({ type }) => type === 'Award').map(({ title }) => title),
  sameAs: [personal.network.url],
})

const schools = [...new Set(education.map(({ institution }) => institution))]
const employer = experience.find(({ period }) => /(today|present|now)$/i.test(period))?.company
