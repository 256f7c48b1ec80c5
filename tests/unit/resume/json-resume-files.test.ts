import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { importJsonResume } from '#src/resume/import-json-resume.ts'
import { jsonResumeSizeProblem } from '#src/resume/json-resume-size.ts'
import { readJsonFile } from '#src/scripts/profile/read-json-file.ts'
import { folderOfTest } from '#tests/support/temporary-folder.ts'

const imported = (file: unknown) =>
  importJsonResume(file, { base: defaultProfile, site: 'https://alex.example/' })
const basics = { name: 'Mara Muster' }

describe('a JSON Resume', () => {
  it('is read with the names of earlier versions of the format', async () => {
    const result = imported(await readJsonFile('tests/fixtures/resume/old-names.json'))
    expect(result?.profile.experience.map(({ company }) => company)).toEqual([
      'Boats AS',
      'Nets AS',
    ])
    expect(result?.profile.education[0]?.grade).toBe('A')
    expect(result?.profile.personal.links.map(({ url }) => url)).toEqual([
      'https://github.example/mara',
      'https://mara.example.net',
    ])
    expect(result?.skipped).toEqual([
      'basics: picture',
      'work: website (1 entry)',
      'publications: website (1 entry)',
    ])
  })

  it('keeps the current name of a field that has both, and reports the old one', () => {
    const work = [
      { company: 'One' },
      { company: 'Old', name: 'Two' },
      { company: '', name: 'Three' },
    ]
    const result = imported({ basics, work })
    const companies = result?.profile.experience.map(({ company }) => company)
    expect(companies).toEqual(['One', 'Two', 'Three'])
    expect(result?.skipped).toEqual(['work: company (1 entry)'])
  })

  it('is read when a list of texts is a single text', () => {
    const work = [{ name: 'A' }, { name: 'B', highlights: 'Faster\n by half ' }, { name: 'C' }]
    const jobs = imported({ basics, work })?.profile.experience
    expect(jobs?.[1]?.achievements).toEqual(['Faster by half'])
  })

  it('has the first 50 entries of a list, and the others are named', () => {
    const work = Array.from({ length: 60 }, (_, index) => ({
      ...{ name: `Client ${index}`, position: 'Contractor' },
      ...{ startDate: `${1965 + index}`, endDate: `${1966 + index}` },
    }))
    const jobs = imported({ basics, work })
    expect(jobs?.profile.experience).toHaveLength(50)
    expect(jobs?.profile.experience[49]?.company).toBe('Client 49')
    expect(jobs?.skipped[0]).toMatch(
      /^work: Client 50, Client 51, .* \(10 more than the 50 that fit\)$/,
    )

    const keywords = Array.from({ length: 70 }, (_, index) => `Skill number ${index + 1}`)
    const skills = imported({ basics, skills: [{ name: 'All', keywords }] })
    expect(skills?.profile.skills.advanced).toHaveLength(50)
    expect(skills?.skipped[0]).toMatch(
      /^skills: Skill number 51, .* \(20 more than the 50 that fit\)$/,
    )
  })

  it('counts sections together that share a list of the profile', () => {
    const rows = (count: number, name: string) =>
      Array.from({ length: count }, (_, index) => ({ [name]: `${name} ${index}` }))
    const profiles = rows(51, 'url').map(({ url }) => ({
      url: `https://a.example/${url?.slice(4)}`,
    }))
    const result = imported({
      basics: { ...basics, profiles, url: 'https://mara.example' },
      awards: rows(30, 'title'),
      certificates: rows(30, 'name'),
      projects: rows(51, 'name'),
    })
    expect(result?.profile.achievements).toHaveLength(50)
    expect(result?.profile.achievements[49]?.title).toBe('name 19')
    expect(result?.profile.personal.links).toHaveLength(50)
    expect(result?.skipped).toEqual([
      expect.stringMatching(/^certificates: name 20, .*name 29 \(10 more/),
      'projects: name 50 (1 more than the 50 that fit)',
      'basics: profiles: https://a.example/50, https://mara.example (2 more than the 50 that fit)',
    ])
  })

  it.each([
    ['with a byte order mark', '\uFEFF', 'utf8'],
    ['in UTF-16', '\uFEFF', 'utf16le'],
    ['in UTF-8', '', 'utf8'],
  ] as const)('is read from a file %s', async (_, mark, encoding) => {
    const file = path.join(folderOfTest(), 'resume.json')
    await writeFile(file, mark + JSON.stringify({ basics }), encoding)
    expect(await readJsonFile(file)).toEqual({ basics })
  })
})

describe('a file of another format', () => {
  it.each([
    ['Reactive Resume', { basics, sections: { experience: { items: [] } }, metadata: {} }],
    ['Reactive Resume 5', { picture: {}, basics, summary: {}, sections: {}, customSections: [] }],
    ['lists that are objects', { basics, work: { items: [] } }],
    ['LinkedIn', { firstName: 'Mara', positions: [{ title: 'Developer' }] }],
    ['package.json', { name: 'site', version: '1.0.0', dependencies: {} }],
    ['a post', { title: 'Hello', content: '<p>Hello</p>' }],
    ['no field', {}],
    ['no object', null],
    ['a number', 1],
    ['a text', 'text'],
    ['basics that are a list', { basics: [] }],
    ['basics that are a text', { basics: 'x' }],
    ['no name and no list', { basics: {} }],
    ['a list', [{ basics }]],
  ])('is not a JSON Resume: %s', (_, file) => {
    expect(imported(file)).toBeNull()
  })
})

describe('the size of a JSON Resume', () => {
  const rows = (length: number) => Array.from({ length }, () => ({ name: 'a', position: 'b' }))
  const manyEntries = (part: string, count: string) =>
    `“${part}” has ${count} entries, and at most 1,000`
  const longText = (part: string, count: string) =>
    `“${part}” has a text of ${count} characters, and at most 20,000`

  it.each([
    [{ work: rows(20_000) }, manyEntries('work', '20,000')],
    [{ work: [{ highlights: ['a', ' '.repeat(100_000), 'c'] }] }, longText('work', '100,000')],
    [{ work: [{ company: 'x'.repeat(20_001) }] }, longText('work', '20,001')],
    [
      { skills: [{ keywords: Array.from({ length: 1001 }, String) }] },
      manyEntries('skills: keywords', '1,001'),
    ],
    [{ basics: { ...basics, profiles: rows(1001) } }, manyEntries('basics: profiles', '1,001')],
    [
      { basics: { ...basics, location: { city: 'x'.repeat(30_000) } } },
      longText('basics', '30,000'),
    ],
  ])('is refused with a sentence', (file, problem) => {
    const sentence = `${problem} are read. Shorten the file and import it again.`
    expect(jsonResumeSizeProblem({ basics, ...file })).toBe(sentence)
  })

  it('leaves room for parts that are not read', () => {
    const image = `data:image/png;base64,${'A'.repeat(100_000)}`
    expect(
      jsonResumeSizeProblem({ basics: { ...basics, image }, languages: rows(2000) }),
    ).toBeNull()
    expect(jsonResumeSizeProblem({ basics, work: rows(1000) })).toBeNull()
  })

  it('is read in linear time up to the limit', () => {
    const blanks = `${' '.repeat(19_999)}x`
    const work = Array.from({ length: 1000 }, () => ({
      ...{ name: blanks, startDate: blanks, highlights: [blanks], summary: `\n${blanks}` },
    }))
    const start = performance.now()
    imported({ basics: { ...basics, summary: blanks }, work, projects: work, skills: work })
    expect(performance.now() - start).toBeLessThan(3000)
  })
})
