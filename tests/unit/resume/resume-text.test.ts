import { describe, expect, it } from 'vitest'
import type { Profile } from '#src/contract/profile/profile.ts'
import { plainParagraph } from '#src/contract/rich-paragraph.ts'
import { textPath } from '#src/drawing/svg-shapes.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { typesetResume } from '#src/resume/pdf/typeset-resume.ts'
import { pdfText } from '#tests/support/pdf-text.ts'

type Texts = { name: string; email: string; url: string; summary: string; period: string }

function profileOf({ name, email, url, summary, period }: Texts): Profile {
  const [job] = defaultProfile.experience
  if (!job) throw new Error('The default profile has no job')
  return {
    ...defaultProfile,
    personal: {
      ...defaultProfile.personal,
      name,
      email,
      links: [{ kind: 'website', label: 'Site', url }],
      summary: [plainParagraph(summary)],
    },
    experience: [{ ...job, period, achievements: [summary] }],
  }
}

const PROFILES = [
  ['J.R. Smith, Ph.D.', 'mara@example.net', 'Node.js, Vue.js, ASP.NET for 1.200 EUR'],
  ['Yıldız Işık', 'yildiz.isik@example.com', 'I’ve built it: a queue; fast… ½ of “all” jobs'],
  ['Łukasz Žižek', 'l.zizek@example.org', '1⁄2 and 3⁄4 · done: it’s ¼ faster; efficient'],
  ['José Núñez', 'j.n@example.es', 'Office workflow (v2.1): 10 % “off”, i.e. fast!'],
].map(([name = '', email = '', summary = ''], index) =>
  profileOf({
    ...{ name, email, summary },
    url: `https://${index}.example.net/i/j.html`,
    period: `March 201${index} – Dec. 2020`,
  }),
)

const site = 'https://alex.example/'
const typeset = async (profile: Profile) =>
  (await typesetResume(profile, { paper: 'A4', site })).bytes
/** As a card of a post is drawn, which makes the outlines of composed glyphs from their parts. */
const drawCard = (text: string) => {
  const fill = '#000'
  for (const weight of [400, 600, 650])
    textPath(text, 0, 0, { size: 40, face: 'sans', weight, fill })
  textPath(text, 0, 0, { size: 20, face: 'mono', weight: 500, fill })
}

describe('the text layer of the resume', () => {
  it('has every character, and the file the same bytes, whatever was drawn before', async () => {
    const files: Buffer[][] = []
    for (const text of ['·:;…’”i', '½¼¾ñŽ!?', 'ıi.,\'"']) {
      drawCard(text)
      const round: Buffer[] = []
      for (const profile of PROFILES) round.push(await typeset(profile))
      files.push(round)
    }
    const [, middle = []] = files
    for (const [index, file] of middle.entries()) {
      const { personal, experience } = PROFILES[index] ?? defaultProfile
      const text = pdfText(file)
      expect(text).toContain(personal.name)
      expect(text).toContain(personal.email)
      expect(text).toContain(`${index}.example.net/i/j.html`)
      expect(text).toContain(experience[0]?.period)
      expect(text).toContain(experience[0]?.achievements[0])
      expect(text).not.toContain('\uFFFD')
      expect(files.map((round) => round[index]?.equals(file))).toEqual([true, true, true])
    }
  })

  it('joins the letters of a word that takes two lines', async () => {
    const url = `https://example.net/${'long-part/'.repeat(6)}end`
    const [profile = defaultProfile] = PROFILES
    const { personal } = profile
    const links = [{ kind: 'website' as const, label: 'Site', url }]
    const text = pdfText(await typeset({ ...profile, personal: { ...personal, links } }))
    expect(text).toContain('example.net/long-part/')
    expect(text.replaceAll('\n', '')).toContain(url.slice('https://'.length))
  })

  it('has plain forms for letters, hyphens and spaces that the typeface lacks', async () => {
    const [profile = defaultProfile] = PROFILES
    const [job] = profile.experience
    const title = 'Jose\u0301: veri\uFB01ed full\u2011stack, o\uFB03ce\u00AD, 5\u202Fkm, 10\u2076'
    const experience = job ? [{ ...job, title }] : []
    const edited = { ...profile, experience }
    const { bytes, skipped } = await typesetResume(edited, { paper: 'A4', site })
    expect(pdfText(bytes)).toContain('José: verified full-stack, office, 5 km, 10')
    expect(skipped).toEqual(['characters that the typeface lacks (\u2076)'])
  })
})
