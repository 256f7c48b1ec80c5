import type { Portfolio, SkillTier } from '#src/portfolio/portfolio.ts'
import { monthOf, yearsOf } from './resume-date.ts'
import { SKILL_TIERS } from '#src/site/home/skill-tiers.ts'

/** Absolute URLs of the site and of this document. */
type Addresses = { site: string; document: string }

/**
 * The portfolio as JSON Resume 1.0.0 (https://jsonresume.org/schema). Fields that the portfolio does not
 * have are left out.
 */
export function jsonResume(portfolio: Portfolio, { site, document }: Addresses) {
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: basicsOf(portfolio, site),
    work: portfolio.experience.map(({ title, company, period, location, achievements }) => ({
      name: company,
      position: title,
      location,
      ...yearsOf(period),
      highlights: achievements,
    })),
    education: portfolio.education.map(({ degree, institution, year, grade }) => ({
      institution,
      studyType: degree,
      ...yearsOf(year),
      score: grade,
    })),
    awards: portfolio.achievements.map(({ title, description, year }) => ({
      title,
      date: yearsOf(year).startDate,
      summary: description,
    })),
    publications: portfolio.publications.map(({ title, venue, date }) => ({
      name: title,
      publisher: venue,
      releaseDate: monthOf(date),
    })),
    skills: SKILL_TIERS.flatMap(({ tier, title }) => skillsOf(portfolio, tier, title)),
    meta: { canonical: document, version: 'v1.0.0' },
  }
}

function basicsOf({ personal }: Portfolio, site: string) {
  const { name, title, email, phone, location, network, summary } = personal
  const [city, ...regions] = location.split(',').map((part) => part.trim())
  const address = new URL(network.url)
  return {
    name,
    label: title,
    email,
    phone,
    url: site,
    summary: summary.join('\n\n'),
    location: { city, ...(regions.length > 0 && { region: regions.join(', ') }) },
    profiles: [
      {
        network: address.hostname,
        username: address.pathname.split('/').filter(Boolean).at(-1),
        url: network.url,
      },
    ],
  }
}

const skillsOf = ({ skills }: Portfolio, tier: SkillTier, level: string) =>
  skills[tier].map(({ name }) => ({ name, level }))
