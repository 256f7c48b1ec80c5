import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Profile } from '#src/contract/profile/profile.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { plainParagraph } from '#src/contract/rich-paragraph.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { layOut } from '#src/resume/pdf/lay-out.ts'
import { pageLayout } from '#src/resume/pdf/page-layout.ts'
import { resumeSections } from '#src/resume/pdf/resume-sections.ts'
import { typesetResume } from '#src/resume/pdf/typeset-resume.ts'
import { profiles } from './profile-arbitrary.ts'

const site = 'https://alex.example/'
const typeset = (profile: Profile, paper: 'A4' | 'Letter' = 'A4') =>
  typesetResume(profile, { paper, site })
/** The parts of the file that are not compressed. */
const source = ({ bytes }: { bytes: Buffer }) => bytes.toString('latin1')
const count = (text: string, part: RegExp) => [...text.matchAll(part)].length
const pagesOf = (file: { bytes: Buffer }) => count(source(file), /\/Type \/Page\n/g)

const placed = (name: 'A4' | 'Letter') => {
  const options = { paper: pageLayout(name), scale: 1, maxPages: 2 }
  return layOut(resumeSections(defaultProfile, site), options)?.sections.flat(2) ?? []
}

/** As much of everything as the built-in admin takes. */
function fullest(): Profile {
  const line = 'Wide words '.repeat(30).slice(0, LIMITS.profileLineLength)
  const text = 'Long sentence. '.repeat(200).slice(0, LIMITS.profileTextLength)
  const rows = <T>(row: T) => Array.from({ length: LIMITS.profileRows }, () => row)
  const points = Array.from({ length: 20 }, () => text.slice(0, LIMITS.profileTextLength / 20))
  return {
    personal: {
      ...defaultProfile.personal,
      name: line.slice(0, LIMITS.authorLength),
      title: line,
      tagline: text.slice(0, LIMITS.excerptLength),
      phone: line,
      location: line,
      summary: rows(plainParagraph(text)),
      links: rows({
        kind: 'website' as const,
        label: line,
        url: `https://example.org/${'x'.repeat(180)}`,
      }),
    },
    skills: {
      expert: rows({ name: line, level: 1 }),
      advanced: rows({ name: line, level: 1 }),
      learning: rows({ name: line, level: 1 }),
    },
    experience: rows({
      title: line,
      company: line,
      period: line,
      location: line,
      achievements: points,
    }),
    achievements: rows({
      title: line,
      description: text,
      year: line,
      type: line,
      icon: 'award' as const,
      color: 'gold' as const,
    }),
    education: rows({ degree: line, institution: line, year: line, grade: line }),
    publications: rows({ title: line, venue: line, date: line }),
  }
}

describe('the resume as a PDF', () => {
  it('has the same bytes for the same profile, and others for another or another paper', async () => {
    const one = await typeset(defaultProfile)
    const again = await typeset(structuredClone(defaultProfile))
    expect(again.bytes.equals(one.bytes)).toBe(true)
    const other = await typeset({ ...defaultProfile, education: [] })
    expect(other.bytes.equals(one.bytes)).toBe(false)
    expect(source(one)).toContain('/MediaBox [0 0 595.28 841.89]')
    expect(source(await typeset(defaultProfile, 'Letter'))).toContain('/MediaBox [0 0 612 792]')
    expect(one.skipped).toEqual([])
  })

  it('is tagged: language, title, headings, lists and links', async () => {
    const file = await typeset(defaultProfile)
    const text = source(file)
    expect(text).toMatch(/\/Lang \(en\)/)
    expect(text).toMatch(/\/Marked true/)
    expect(text).toMatch(/\/DisplayDocTitle true/)
    expect(text).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/)
    const tag = (name: string) => count(text, new RegExp(`/S /${name}\\n`, 'g'))
    const { links, summary } = defaultProfile.personal
    expect(tag('H1')).toBe(1)
    expect(tag('H2')).toBe(6)
    expect(tag('Link')).toBe(2 + links.length)
    expect(count(text, /\/Subtype \/Link/g)).toBe(tag('Link'))
    expect(count(text, /\/Contents \(\)/g)).toBe(0)
    expect(tag('Lbl')).toBe(defaultProfile.experience.flatMap((one) => one.achievements).length)
    expect(tag('P')).toBeGreaterThan(summary.length)
    expect(text).toContain('/URI (mailto:alex@example.com)')
    expect(text).not.toContain('Helvetica')
  })

  it('has the texts of /resume in its order', () => {
    const text = placed('A4')
      .map(({ lines }) =>
        lines.map(({ styledRuns }) => styledRuns.map((one) => one.text).join('')).join(' '),
      )
      .join('\n')
    const { personal, experience, education, achievements, publications } = defaultProfile
    const expected = [
      personal.name,
      personal.title,
      personal.email,
      'Profile',
      personal.tagline,
      'Experience',
      ...experience.flatMap(({ title, achievements: points }) => [title, ...points]),
      'Skills',
      'Achievements',
      ...achievements.flatMap(({ title, description }) => [title, description]),
      'Education',
      ...education.map(({ degree }) => degree),
      'Publications',
      ...publications.map(({ title }) => title),
    ]
    const inOrder = expected.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[^]*')
    expect(text).toMatch(new RegExp(`^${inOrder}`))
  })

  it('keeps every line within its page and column', () => {
    const paper = pageLayout('Letter')
    const lines = placed('Letter').flatMap((item) => item.lines)
    const isOutside = (baseline: number) => baseline < paper.top || baseline > paper.bottom
    expect(lines.filter(({ baseline }) => isOutside(baseline))).toEqual([])
  })

  it('has at most two pages, and names omitted entries', async () => {
    const full = await typeset(fullest(), 'Letter')
    expect(pagesOf(full)).toBe(2)
    expect(full.skipped.map((part) => part.replace(/\d+ /, ''))).toEqual([
      ...['links', 'paragraphs', 'skills', 'positions', 'points'],
      ...['achievements', 'degrees', 'publications'],
    ])
    await fc.assert(
      fc.asyncProperty(profiles, async (profile) => {
        const file = await typeset(profile)
        expect(pagesOf(file)).toBeLessThanOrEqual(2)
        expect(file.skipped.filter((part) => !part.startsWith('characters'))).toEqual([])
      }),
      { numRuns: 10 },
    )
  })
})
