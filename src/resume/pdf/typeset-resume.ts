import { createHash } from 'node:crypto'
import type { PaperName } from '#src/contract/resumes/resume-schemas.ts'
import type { Profile } from '#src/contract/profile/profile.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { drawableText } from '#src/drawing/text-runs.ts'
import { layOut } from './lay-out.ts'
import { pageLayout } from './page-layout.ts'
import type { PageLayout } from './page-layout.ts'
import { resumeSections } from './resume-sections.ts'
import { STYLES } from './text-styles.ts'
import { writePdf } from './write-pdf.ts'

type TypesetResume = {
  bytes: Buffer
  skipped: string[]
}

const MAX_PAGES = 2

/**
 * The profile as a resume of at most two pages, in the content and order of `/resume`. The same profile gives the same
 * bytes: the date in the file is the first day of the last year that the profile names.
 *
 * What needs more space is set smaller, down to 8 points. After that the last points of each position are left out, then
 * the last entries of each section, then the last paragraphs of the summary.
 * @param site absolute URL that links within the site are relative to
 */
export async function typesetResume(
  profile: Profile,
  { paper, site }: { paper: PaperName; site: string },
): Promise<TypesetResume> {
  const sheet = pageLayout(paper)
  const { layout, kept } = fitted(profile, { sheet, site })
  const { name, title } = profile.personal
  const bytes = await writePdf({
    layout,
    paper: sheet,
    footer: name,
    info: {
      Title: xmlSafe(`${name} – Resume`),
      Author: xmlSafe(name),
      Subject: xmlSafe(title),
      Creator: 'Folio',
      Producer: 'Folio',
      CreationDate: new Date(Date.UTC(lastYear(profile), 0, 1)),
      Content: createHash('sha256')
        .update(JSON.stringify([kept, paper]))
        .digest('hex'),
    },
  })
  return { bytes, skipped: [...differences(profile, kept), ...missingCharacters(kept, site)] }
}

const SCALES = [1, 0.96, 0.92, 0.88, 0.84]
const SMALLEST = 0.84

type Limits = { points: number; entries: number; paragraphs: number }
const NO_LIMITS: Limits = { points: Infinity, entries: Infinity, paragraphs: Infinity }

function* attempts(): Generator<{ scale: number; limits: Limits }> {
  for (const scale of SCALES) yield { scale, limits: NO_LIMITS }
  for (let points = 7; points >= 0; points -= 1)
    yield { scale: SMALLEST, limits: { ...NO_LIMITS, points } }
  for (const entries of [12, 10, 8, 6, 4])
    yield { scale: SMALLEST, limits: { ...NO_LIMITS, points: 0, entries } }
  for (let paragraphs = 4; paragraphs >= 0; paragraphs -= 1)
    yield { scale: SMALLEST, limits: { points: 0, entries: 4, paragraphs } }
  for (const entries of [2, 1, 0])
    yield { scale: SMALLEST, limits: { points: 0, entries, paragraphs: 0 } }
}

function fitted(profile: Profile, { sheet, site }: { sheet: PageLayout; site: string }) {
  for (const { scale, limits } of attempts()) {
    const kept = limited(profile, limits)
    const sections = resumeSections(kept, site)
    const layout = layOut(sections, { paper: sheet, scale, maxPages: MAX_PAGES })
    if (layout) return { layout, kept }
  }
  throw new Error('The resume does not fit, although its texts are limited')
}

function limited(profile: Profile, { points, entries, paragraphs }: Limits): Profile {
  const first = <T>(list: readonly T[]) => list.slice(0, entries)
  const { personal, skills, experience, achievements, education, publications } = profile
  const { expert, advanced, learning } = skills
  return {
    personal: {
      ...personal,
      links: first(personal.links),
      summary: personal.summary.slice(0, paragraphs),
    },
    skills: { expert: first(expert), advanced: first(advanced), learning: first(learning) },
    experience: first(experience).map((position) => ({
      ...position,
      achievements: position.achievements.slice(0, points),
    })),
    achievements: first(achievements),
    education: first(education),
    publications: first(publications),
  }
}

function differences(whole: Profile, kept: Profile): string[] {
  const missing = (noun: string, count: (profile: Profile) => number) => {
    const number = count(whole) - count(kept)
    return number > 0 ? [pluralize(number, noun)] : []
  }
  return [
    ...missing('link', ({ personal }) => personal.links.length),
    ...missing('paragraph', ({ personal }) => personal.summary.length),
    ...missing('skill', ({ skills }) => Object.values(skills).flat().length),
    ...missing('position', ({ experience }) => experience.length),
    ...missing('point', ({ experience }) => experience.flatMap((one) => one.achievements).length),
    ...missing('achievement', ({ achievements }) => achievements.length),
    ...missing('degree', ({ education }) => education.length),
    ...missing('publication', ({ publications }) => publications.length),
  ]
}

/** Other scripts and emoji: the file holds only the fonts of the site. */
function missingCharacters(profile: Profile, site: string): string[] {
  const texts = resumeSections(profile, site)
    .flat()
    .flatMap(({ items }) => items)
    .flatMap(({ spans }) => spans.map(({ text }) => text))
  const letters = new Set(
    texts
      .join('')
      .normalize('NFC')
      .replace(/[\s\p{M}\p{Cf}]/gu, ''),
  )
  const missing = [...letters].filter((letter) => drawableText(letter, STYLES.text) === '')
  return missing.length > 0 ? [`characters that the typeface lacks (${missing.join(' ')})`] : []
}

const EARLIEST = 1970

function lastYear({ experience, education, achievements, publications }: Profile): number {
  const dates = [
    ...experience.map(({ period }) => period),
    ...education.map(({ year }) => year),
    ...achievements.map(({ year }) => year),
    ...publications.map(({ date }) => date),
  ]
  const years = dates.join(' ').match(/\b(?:19|20)\d{2}\b/g) ?? []
  return Math.max(EARLIEST, ...years.map(Number))
}

const xmlSafe = (text: string) => text.replaceAll('&', 'and').replace(/[<>]/g, '')
