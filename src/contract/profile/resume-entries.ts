import { joinMeta } from '#src/lib/format/join-meta.ts'
import { mailLink, phoneLink } from '#src/lib/format/mail-link.ts'
import { shortUrl } from '#src/lib/format/short-url.ts'
import type { Personal, Profile } from './profile.ts'

type ContactLine = { text: string; href?: string }

/** The contact details at the top of the resume, in order. */
export const contactLines = ({ email, phone, links, location }: Personal): ContactLine[] =>
  [
    { text: email, href: mailLink(email) },
    { text: phone, href: phoneLink(phone) },
    ...links.map(({ url }) => ({ text: shortUrl(url), href: url })),
    { text: location },
  ].filter(({ text }) => text !== '')

export type ResumeEntry = {
  title: string
  when: string
  where: string
  points?: readonly string[]
}

/** The entries of the resume by the titles of their sections, in order, as `/resume` and the PDF show them. */
export const resumeEntries = (profile: Profile) =>
  ({
    Experience: profile.experience.map(({ title, company, period, location, achievements }) => ({
      title,
      when: period,
      where: joinMeta(company, location),
      points: achievements,
    })),
    Achievements: profile.achievements.map(({ title, description, year, type }) => ({
      title,
      when: joinMeta(year, type),
      where: description,
    })),
    Education: profile.education.map(({ degree, institution, year, grade }) => ({
      title: degree,
      when: year,
      where: joinMeta(institution, grade),
    })),
    Publications: profile.publications.map(({ title, venue, date }) => ({
      title,
      when: date,
      where: venue,
    })),
  }) satisfies Record<string, ResumeEntry[]>
