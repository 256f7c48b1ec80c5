import type { Portfolio, SkillTier } from '#src/portfolio/portfolio.ts'
import { BODY, bytesOf, createSheet, PAGE, sectionAt, write } from './resume-sheet.ts'
import type { Sheet } from './resume-sheet.ts'
import { INK } from '#src/drawing/svg-pen.ts'

/** The resume of the portfolio: A4, two pages, the site's own fonts, selectable text. */
export async function resumePdf(portfolio: Portfolio): Promise<Buffer> {
  const { name, title } = portfolio.personal
  const sheet = createSheet({ title: `${name}, ${title}`, author: name })
  sheet.addPage()
  writeExperience(sheet, portfolio, writeProfile(sheet, portfolio, writeHeader(sheet, portfolio)))
  sheet.addPage()
  let y = writeSkills(sheet, portfolio, PAGE.margin)
  for (const [label, entries] of Object.entries(entriesOf(portfolio))) {
    y = writeEntries(sheet, label, entries, y)
  }
  writeFooters(sheet, name)
  return bytesOf(sheet)
}

/** What a visitor's browser will call the file. */
export const resumeFileName = ({ personal }: Portfolio) =>
  `${personal.name.replaceAll(/\s+/g, '-')}-Resume.pdf`

const entriesOf = ({
  achievements,
  education,
  publications,
}: Portfolio): Record<string, Entry[]> => ({
  achievements: achievements.map(({ title, description, year, type }) => ({
    when: `${year}  ${type}`,
    title,
    text: description,
  })),
  education: education.map(({ degree, institution, year, grade }) => ({
    when: year,
    title: degree,
    text: `${institution}, ${grade}`,
  })),
  publications: publications.map(({ title, venue, date }) => ({ when: date, title, text: venue })),
})

const SPACE = 22
const side = { x: PAGE.margin, width: PAGE.column - 16 }
const small = { font: 'mono', size: 8, fill: INK.muted } as const

function writeHeader(sheet: Sheet, { personal }: Portfolio): number {
  const top = PAGE.margin
  sheet.font('strong').fontSize(31).fillColor(INK.text)
  sheet.text(personal.name, PAGE.margin - 1.5, top - 4, {
    characterSpacing: -0.7,
    lineBreak: false,
  })
  write(sheet, personal.title, top + 36, { size: 13, fill: INK.accent, x: PAGE.margin, width: 300 })
  const facts = [personal.email, personal.phone, personal.location, personal.network.label]
  facts.forEach((fact, index) => {
    const links = [`mailto:${personal.email}`, undefined, undefined, personal.network.url]
    const x = PAGE.width - PAGE.margin - 230
    const y = top + 3 + index * 13.5
    write(sheet, fact, y, { ...small, x, width: 230, align: 'right' })
    const link = links[index]
    if (link)
      sheet.link(x + 230 - sheet.widthOfString(fact), y, sheet.widthOfString(fact), 10, link)
  })
  return top + 84
}

function writeProfile(sheet: Sheet, { personal }: Portfolio, y: number): number {
  let at = sectionAt(sheet, 'profile', y)
  at = write(sheet, personal.tagline, at - 1, { size: 12.5, gap: 3.5 }) + 7
  const [first = ''] = personal.summary
  at = write(sheet, first, at) + 4
  write(sheet, personal.availability, y + 30, { ...small, ...side })
  return at + SPACE - 9
}

function writeExperience(sheet: Sheet, { experience }: Portfolio, y: number) {
  let at = sectionAt(sheet, 'experience', y)
  for (const [index, { title, company, period, location, achievements }] of experience.entries()) {
    if (index > 0) at = withRoom(sheet, at, 48 + achievements.length * 24)
    const dates = index === 0 ? at + 16 : at + 2
    const afterPeriod = write(sheet, period, dates, { ...small, ...side })
    write(sheet, location, afterPeriod + 2, { ...small, ...side })
    at = write(sheet, title, at, { font: 'strong', size: 11.5 })
    at = write(sheet, company, at + 1, { size: 10, fill: INK.muted }) + 5
    for (const achievement of achievements) at = writePoint(sheet, achievement, at) + 4.5
    at += 15
  }
}

function writePoint(sheet: Sheet, value: string, y: number): number {
  sheet
    .moveTo(BODY.x + 1, y + 6)
    .lineTo(BODY.x + 7, y + 6)
    .lineWidth(1)
    .strokeColor(INK.accent)
    .stroke()
  return write(sheet, value, y, { x: BODY.x + 15, width: BODY.width - 15 })
}

const TIERS: SkillTier[] = ['expert', 'advanced', 'learning']

function writeSkills(sheet: Sheet, { skills }: Portfolio, y: number): number {
  const top = sectionAt(sheet, 'skills', y)
  const gap = 20
  const width = (BODY.width - 2 * gap) / 3
  const ends = TIERS.map((tier, index) => {
    const x = BODY.x + index * (width + gap)
    let at = write(sheet, tier, top + 1, { ...small, x, width }) + 8
    for (const { name, level } of skills[tier]) {
      at = write(sheet, name, at, { size: 9.5, x, width }) + 2.5
      sheet.rect(x, at, width, 2).fill(INK.line)
      sheet.rect(x, at, (width * level) / 100, 2).fill(INK.accent)
      at += 8.5
    }
    return at
  })
  return Math.max(...ends) + SPACE - 10
}

type Entry = { when: string; title: string; text: string }

function writeEntries(sheet: Sheet, label: string, entries: Entry[], y: number): number {
  let at = sectionAt(sheet, label, withRoom(sheet, y, 90))
  for (const [index, { when, title, text }] of entries.entries()) {
    if (index > 0) at = withRoom(sheet, at, 34)
    write(sheet, when, index === 0 ? at + 16 : at + 2, { ...small, ...side })
    at = write(sheet, title, at, { font: 'strong', size: 10 }) + 1
    at = write(sheet, text, at) + 5
  }
  return at + SPACE - 9
}

/** Where to go on writing: here, or on a new page when the `height` to come does not fit. */
function withRoom(sheet: Sheet, y: number, height: number): number {
  if (y + height <= PAGE.height - PAGE.bottom) return y
  sheet.addPage()
  return PAGE.margin
}

function writeFooters(sheet: Sheet, name: string) {
  const { start, count } = sheet.bufferedPageRange()
  const width = PAGE.width - 2 * PAGE.margin
  for (let page = start; page < start + count; page++) {
    sheet.switchToPage(page)
    const y = PAGE.height - 42
    write(sheet, name, y, { ...small, x: PAGE.margin, width })
    write(sheet, `${page + 1} / ${count}`, y, { ...small, x: PAGE.margin, width, align: 'right' })
  }
}
