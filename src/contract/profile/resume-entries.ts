import { joinMeta } from '#src/lib/format/join-meta.ts'
import type { Profile } from './profile.ts'

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
