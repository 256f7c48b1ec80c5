import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Profile } from '#src/contract/profile/profile.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { importJsonResume } from '#src/resume/import-json-resume.ts'
import { jsonResume } from '#src/resume/json-resume.ts'
import { profiles } from './profile-arbitrary.ts'

const site = 'https://alex.example/'
/** As it is sent and read again. */
const exported = (profile: Profile): unknown =>
  JSON.parse(JSON.stringify(jsonResume(profile, { site, document: `${site}resume.json` })))
function imported(file: unknown, base: Profile = defaultProfile) {
  const result = importJsonResume(file, { base, site })
  if (!result) throw new Error('refused')
  return result
}

describe('the own /resume.json', () => {
  it('changes nothing when it is imported', () => {
    fc.assert(
      fc.property(profiles, (profile) => {
        const nothing = { projects: [], skipped: [], missing: [] }
        expect(imported(exported(profile), profile)).toEqual({ profile, ...nothing })
      }),
    )
  })

  it('is exported again in the same form from a site with another profile', () => {
    fc.assert(
      fc.property(profiles, profiles, (profile, other) => {
        const file = exported(profile)
        expect(exported(imported(file, other).profile)).toEqual(file)
      }),
    )
  })

  it('is recognised with a portrait', () => {
    const portrait = {
      url: '/files/media/a.png',
      alt: '',
      width: 1,
      height: 1,
      placeholder: '',
      sizes: [],
      version: '1',
    }
    const profile = { ...defaultProfile, personal: { ...defaultProfile.personal, portrait } }
    expect(imported(exported(profile), profile)).toMatchObject({ profile, skipped: [] })
  })
})

const FOREIGN = {
  basics: {
    name: 'Thomas Muster',
    label: 'Web Developer',
    image: 'https://example.net/thomas.jpg',
    email: 'thomas@example.net',
    url: 'https://thomas.example.net',
    summary: 'I build shops.\n\nI like tea.',
    location: { address: 'Street 1', city: 'Berlin', countryCode: 'DE' },
    profiles: [
      { network: 'GitHub', username: 'tom', url: 'https://github.example/tom' },
      { network: 'Twitter', username: 'tom', url: 'https://x.example/tom' },
      { network: 'Gopher', url: 'gopher://tom.example' },
    ],
  },
  work: [
    {
      name: 'Shop GmbH',
      position: 'Developer',
      url: 'https://shop.example',
      startDate: '2019-03-01',
      summary: 'Owned the checkout.',
      highlights: ['Faster by half', 'Two\nlines'],
    },
    'not an entry',
  ],
  volunteer: [{ organization: 'Club' }],
  education: [{ institution: 'TU', studyType: 'Bachelor', area: 'Informatics', endDate: '2015' }],
  awards: [{ title: 'Prize', date: '2020-05-01', awarder: 'City' }],
  certificates: [{ name: 'Scrum', issuer: 'Alliance', date: '2021' }],
  skills: [
    { name: 'Web', level: 'Master', keywords: ['HTML', 'CSS'] },
    { name: 'Rust', level: 'Beginner' },
    { name: 'Go' },
  ],
  publications: [
    { name: 'On sorting', publisher: 'ACM', releaseDate: '2018-05-01' },
    { name: 'On trees', publisher: 'IEEE', releaseDate: '2019-06-01', url: 'https://t.example' },
    { name: 'On graphs', publisher: 'ACM', releaseDate: '2020' },
  ],
  languages: [{ language: 'German', fluency: 'Native' }],
  projects: [
    { name: 'One', description: 'First' },
    {
      name: 'Two',
      description: 'A harbour map',
      highlights: ['Open <source>', 'Used daily'],
      roles: ['Author', 'Maintainer'],
      keywords: ['Go', 'SVG'],
      startDate: '2019-01',
      endDate: '2020-02',
      url: 'https://two.example',
    },
    { name: 'Three' },
  ],
}

describe('a JSON Resume of another person', () => {
  const { profile, projects, skipped, missing } = imported(FOREIGN)

  it('replaces the person, without details of the previous one', () => {
    expect(profile.personal).toMatchObject({
      name: 'Thomas Muster',
      title: 'Web Developer',
      tagline: '',
      availability: [],
      phone: '',
      location: 'Berlin, Germany',
      timeZone: 'Europe/Berlin',
      contactIntro: defaultProfile.personal.contactIntro,
    })
    expect(profile.personal.summary.map(({ children }) => children)).toEqual([
      [{ type: 'text', value: 'I build shops.' }],
      [{ type: 'text', value: 'I like tea.' }],
    ])
    expect(profile.personal.links).toEqual([
      { kind: 'github', label: 'GitHub', url: 'https://github.example/tom' },
      { kind: 'x', label: 'Twitter', url: 'https://x.example/tom' },
      { kind: 'website', label: 'thomas.example.net', url: 'https://thomas.example.net' },
    ])
    expect(missing).toEqual(['tagline', 'availability', 'portrait'])
  })

  it('replaces every list', () => {
    expect(profile.experience).toEqual([
      {
        title: 'Developer',
        company: 'Shop GmbH',
        period: 'March 2019 – today',
        location: '',
        achievements: ['Owned the checkout.', 'Faster by half', 'Two lines'],
      },
    ])
    expect(profile.education).toEqual([
      { degree: 'Bachelor, Informatics', institution: 'TU', year: 'until 2015', grade: '' },
    ])
    expect(profile.achievements).toMatchObject([
      { title: 'Prize', description: 'City', year: 'May 2020', type: 'Award' },
      { title: 'Scrum', description: 'Alliance', year: '2021', type: 'Certificate' },
    ])
    expect(profile.publications).toMatchObject([
      { title: 'On sorting', venue: 'ACM', date: 'May 2018' },
      { title: 'On trees', venue: 'IEEE', date: 'June 2019' },
      { title: 'On graphs', venue: 'ACM', date: '2020' },
    ])
    expect(profile.skills).toMatchObject({
      expert: [{ name: 'HTML' }, { name: 'CSS' }],
      advanced: [{ name: 'Go', level: 82 }],
      learning: [{ name: 'Rust', level: 55 }],
    })
  })

  it('makes a draft of a case study of each project', () => {
    expect(projects).toMatchObject([
      { title: 'One', summary: 'First', body: '', links: [] },
      {
        title: 'Two',
        summary: 'A harbour map',
        body: '<p>Open &lt;source&gt;</p>\n\n<p>Used daily</p>',
        period: 'January 2019 – February 2020',
        role: 'Author, Maintainer',
        stack: ['Go', 'SVG'],
        links: [{ label: 'two.example', url: 'https://two.example' }],
        ...{ slug: '', cover: null, isFeatured: false },
      },
      { title: 'Three', summary: '' },
    ])
  })

  it('names texts that still describe the previous person', () => {
    expect(imported({ basics: { name: 'Ada' } }).missing).toEqual([
      ...['profession', 'email', 'tagline', 'availability', 'portrait', 'time zone'],
    ])
  })

  it('names skipped entries', () => {
    expect(skipped).toEqual([
      'basics: image',
      'basics: location, address',
      'basics: profiles (1 without a web address)',
      'work: url (1 entry)',
      'work: 1 entry that cannot be read',
      'volunteer (1 entry)',
      'publications: url (1 entry)',
      'languages (1 entry)',
    ])
  })
})

it('reads a file that is not a JSON Resume as far as it can be', () => {
  const any = fc.dictionary(
    fc.constantFrom('basics', 'work', 'education', 'awards', 'skills', 'x', '__proto__'),
    fc.jsonValue(),
  )
  fc.assert(
    fc.property(any, (file) => {
      expect(() =>
        importJsonResume({ basics: {}, ...file }, { base: defaultProfile, site }),
      ).not.toThrow()
    }),
  )
})
