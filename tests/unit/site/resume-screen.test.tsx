import { describe, expect, it } from 'vitest'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { ResumeScreen } from '#src/site/resume/resume-screen.tsx'
import { rendered, wordsOf } from '#tests/unit/site/rendered.tsx'

const { personal, skills, achievements, experience, education, publications } = portfolio
const page = (hasFile: boolean) => rendered(<ResumeScreen hasFile={hasFile} />, '/resume')

describe('the resume page', () => {
  it.each([
    ['the person', [personal.name, personal.title, personal.tagline, ...personal.summary]],
    ['the addresses', [personal.email, personal.phone, personal.location, personal.network.label]],
    ['experience', experience.flatMap((job) => [job.title, job.company, job.period])],
    ['results', experience.flatMap((job) => job.achievements)],
    ['skills', Object.values(skills).flatMap((tier) => tier.map(({ name }) => name))],
    [
      'achievements',
      achievements.flatMap(({ title, description, year }) => [title, description, year]),
    ],
    [
      'education',
      education.flatMap(({ degree, institution, grade }) => [degree, institution, grade]),
    ],
    ['publications', publications.flatMap(({ title, venue, date }) => [title, venue, date])],
  ])('holds all of %s', async (_, texts) => {
    const words = wordsOf(await page(true))
    expect(texts.filter((text) => !words.includes(text))).toEqual([])
  })

  it('links to the other formats, and to the file only when there is one', async () => {
    const html = await page(true)
    for (const address of ['/api/resume', '/resume.json', '/contact.vcf']) {
      expect(html).toContain(`href="${address}"`)
    }
    expect(await page(false)).not.toContain('/api/resume')
  })

  it('has one h1, the name, with the sections below', async () => {
    const levels = [...(await page(true)).matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels.every((level, at) => level <= (levels[at - 1] ?? 0) + 1)).toBe(true)
  })
})
