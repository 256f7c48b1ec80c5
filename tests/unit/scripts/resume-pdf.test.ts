import { beforeAll, describe, expect, it } from 'vitest'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { resumeFileName, resumePdf } from '#src/scripts/seed-content/resume-pdf.ts'

const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

describe('the example resume', () => {
  let pdf: Buffer
  beforeAll(async () => {
    pdf = await resumePdf(portfolio)
  })

  it('is a PDF of two pages in the fonts of the site', () => {
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pages(pdf)).toBe(2)
    expect(pdf.toString('latin1')).toContain('Geist-sans-600')
    expect(pdf.toString('latin1')).not.toContain('Helvetica')
  })

  it('is small, and the same every time', async () => {
    expect(pdf.length).toBeLessThan(60 * 1024)
    expect((await resumePdf(portfolio)).equals(pdf)).toBe(true)
  })

  it('is named after its owner', () => {
    expect(resumeFileName(portfolio)).toBe('Alex-Example-Resume.pdf')
  })

  it('goes on on another page when a life was longer', async () => {
    const longer = { ...portfolio, experience: [...portfolio.experience, ...portfolio.experience] }
    expect(pages(await resumePdf(longer))).toBe(3)
  })
})
