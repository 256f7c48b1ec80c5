import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { defaultProfile } from '#src/profile/default-profile.ts'
import type { Profile } from '#src/contract/profile/profile.ts'
import { vCard } from '#src/site/resume/vcard.ts'

const SITE = 'https://alex.example/'
const card = (personal: Partial<Profile['personal']> = {}) =>
  vCard({ ...defaultProfile, personal: { ...defaultProfile.personal, ...personal } }, SITE)
/** Parses a vCard with an independent library. */
const read = (text: string) => new ICAL.Component(ICAL.parse(text) as unknown[])
const valuesOf = (text: string, name: string) =>
  read(text)
    .getAllProperties(name)
    .map((property) => property.getFirstValue() as unknown)

it('is a valid vCard 3.0 of the owner', () => {
  const { personal, experience } = defaultProfile
  expect(read(card()).name).toBe('vcard')
  expect(valuesOf(card(), 'version')).toEqual(['3.0'])
  expect(valuesOf(card(), 'fn')).toEqual([personal.name])
  expect(valuesOf(card(), 'n')).toEqual([['Example', 'Alex', '', '', '']])
  expect(valuesOf(card(), 'title')).toEqual([personal.title])
  expect(valuesOf(card(), 'org')).toEqual([experience[0]?.company])
  expect(valuesOf(card(), 'email')).toEqual([personal.email])
  expect(valuesOf(card(), 'tel')).toEqual([personal.phone])
  expect(valuesOf(card(), 'adr')).toEqual([['', '', '', 'Lisbon', '', '', 'Portugal']])
  expect(valuesOf(card(), 'url')).toEqual([SITE, ...personal.links.map(({ url }) => url)])
})

it('escapes special characters in values', () => {
  const name = 'Lea Ñandú, \\Eng.'
  expect(valuesOf(card({ name, title: 'One\nTwo' }), 'fn')).toEqual([name])
  expect(valuesOf(card({ location: 'A;B' }), 'adr')).toEqual([['', '', '', 'A;B', '', '', '']])
  expect(card({ name: 'a;b' })).toContain('FN:a\\;b\r\n')
  expect(valuesOf(card({ title: 'One\r\nEND:VCARD' }), 'title')).toEqual(['One\nEND:VCARD'])
  expect(card({ title: 'One\r\nEND:VCARD' }).match(/^END:VCARD/gm)).toHaveLength(1)
})

it('ends every line with CRLF, and folds at 75 bytes without splitting a character', () => {
  const title = 'Ingénieure 👩‍💻 '.repeat(20).trim()
  const text = card({ title })
  const lines = text.split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(lines.join('')).not.toMatch(/[\r\n]/)
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(text).not.toContain('\ufffd')
  expect(valuesOf(text, 'title')).toEqual([title])
})

it('omits missing details', () => {
  const text = card({ phone: '', location: '', links: [] })
  expect(text).not.toMatch(/^(TEL|ADR)/m)
  expect(valuesOf(text, 'url')).toEqual([SITE])
})

it('accepts a single name', () => {
  expect(valuesOf(card({ name: 'Alex' }), 'n')).toEqual([['', 'Alex', '', '', '']])
})

it.each(['2018 – 2021', '', 'Summer'])('omits the employer of the period “%s”', (period) => {
  const [job] = defaultProfile.experience
  const experience = job ? [{ ...job, period }] : []
  expect(vCard({ ...defaultProfile, experience }, SITE)).not.toContain('ORG')
})
