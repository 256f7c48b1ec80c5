import { afterEach, describe, expect, it } from 'vitest'
import { toProfileData } from '#collections/profile/profile-data.ts'
import { sql } from '#collections/sql.ts'
import type { RichInline } from '#src/contract/rich-paragraph.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { listUsesOfMedia } from '#src/services/media/media-service.ts'
import { readSql, visitor } from '#src/services/platform/payload.ts'
import { getPost } from '#src/services/posts/post-service.ts'
import {
  getOwnerName,
  getProfile,
  getProfilePreview,
} from '#src/services/profile/profile-service.ts'
import { adminActor, adminCookie, askAdmin } from '#tests/support/admin.ts'
import { emptyProfile } from '#tests/support/empty-profile.ts'
import { imageFile } from '#tests/support/sample-files.ts'
import { storeMedia } from '#tests/support/uploads.ts'
import { create } from '#tests/support/post-calls.ts'

const PATH = '/globals/profile'
afterEach(() => readSql(sql`truncate profile, _profile_v cascade`))

const publish = (data: object) => askAdmin('POST', PATH, { ...data, _status: 'published' })
const saveDraft = (data: object) =>
  askAdmin('POST', `${PATH}?draft=true`, { ...data, _status: 'draft' })
const preview = async () => getProfilePreview(new Headers({ cookie: await adminCookie() }))
const text = (value: string): RichInline => ({ type: 'text', value })
const profileWith = (changes: Partial<typeof defaultProfile.personal>) =>
  toProfileData({ ...defaultProfile, personal: { ...defaultProfile.personal, ...changes } })
const summaryWith = (href: string) => {
  const children: RichInline[] = [{ type: 'link', href, children: [text('a')] }]
  return profileWith({ summary: [{ type: 'paragraph', children }] }).summary
}
const ada = profileWith({
  name: 'Ada Engineer',
  availability: [text('Open from '), { type: 'strong', children: [text('May')] }],
})

describe('the profile', () => {
  it('is the default content until it is published, in the form of the built-in admin too', async () => {
    expect(await getProfile()).toEqual(defaultProfile)
    const { skills, name, experience } = (await (await askAdmin('GET', PATH)).json()) as typeof ada
    expect(name).toBe(defaultProfile.personal.name)
    expect(skills.expert).toMatchObject(defaultProfile.skills.expert)
    expect(experience).toHaveLength(defaultProfile.experience.length)
  })

  it('keeps every field that is published', async () => {
    expect((await publish(toProfileData(defaultProfile))).status).toBe(200)
    expect(await getProfile()).toEqual(defaultProfile)
    expect((await publish(ada)).status).toBe(200)
    const { personal } = await getProfile()
    expect(personal.name).toBe('Ada Engineer')
    expect(personal.availability).toEqual([
      text('Open from '),
      { type: 'strong', children: [text('May')] },
    ])
    expect(await getOwnerName()).toBe('Ada Engineer')
  })

  it('stays empty where it was emptied', async () => {
    expect((await publish(toProfileData(emptyProfile))).status).toBe(200)
    expect(await getProfile()).toEqual(emptyProfile)
  })

  it('stores letters and their accents together', async () => {
    const [job] = ada.experience
    const decomposed = {
      name: 'Jose\u0301 Nun\u0303ez',
      experience: [{ ...job, company: 'Cafe\u0301' }],
    }
    expect((await publish({ ...ada, ...decomposed })).status).toBe(200)
    const { personal, experience } = await getProfile()
    expect(personal.name).toBe('Jos\u00e9 Nu\u00f1ez')
    expect(experience[0]?.company).toBe('Caf\u00e9')
  })

  it('takes the email addresses that the contact form takes', async () => {
    const email = 'r&d@xn--e1afmkfd.xn--p1ai'
    expect((await publish({ ...ada, email })).status).toBe(200)
    expect((await getProfile()).personal.email).toBe(email)
  })

  it('shows a draft to the owner alone', async () => {
    await publish(ada)
    expect((await saveDraft({ ...ada, name: 'Ada Draft' })).status).toBe(200)
    expect((await preview())?.personal.name).toBe('Ada Draft')
    expect((await getProfile()).personal.name).toBe('Ada Engineer')
    expect(await getProfilePreview(new Headers())).toBeNull()
  })

  it('shows the default content after it was unpublished', async () => {
    await publish(ada)
    await askAdmin('POST', PATH, { _status: 'draft' })
    expect(await getProfile()).toEqual(defaultProfile)
  })

  it('is stored once when two tabs publish it first at the same time', async () => {
    const responses = await Promise.all([publish(ada), publish({ ...ada, name: 'Bea' })])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    const rows = await readSql(sql`select id from profile`)
    expect(rows).toHaveLength(1)
  })

  it.each([
    ['no name', { name: '' }],
    ['no email address', { email: '' }],
    ['an email address that no mail server knows', { email: 'info@пример.рф' }],
    ['an unknown time zone', { timeZone: 'Moon/Base' }],
    ['a link that is not a URL', { links: [{ kind: 'x', label: 'X', url: 'javascript:1' }] }],
    ['a level above 100', { skills: { expert: [{ name: 'Go', level: 101 }] } }],
    ['51 jobs', { experience: Array.from({ length: 51 }, () => ada.experience[0]) }],
    ['rich text with an unsafe link', { summary: summaryWith('javascript:alert(1)') }],
  ])('refuses %s', async (_, change) => {
    expect((await publish({ ...ada, ...change })).status).toBe(400)
    expect(await getProfile()).toEqual(defaultProfile)
  })
})

describe('the portrait', () => {
  it('is an image of the library, until that is deleted', async () => {
    const { id, url } = await storeMedia(await imageFile('png'), 'me.png')
    expect((await publish({ ...ada, portrait: id })).status).toBe(200)
    expect((await getProfile()).personal.portrait).toMatchObject({ url })
    const uses = async () =>
      (await listUsesOfMedia({ actor: await adminActor(), ids: [id] })).map(({ title }) => title)
    expect(await uses()).toEqual(['Profile'])
    await askAdmin('PATCH', `/media/${id}`, { deletedAt: new Date().toISOString() })
    expect((await getProfile()).personal.portrait).toBeNull()
    expect(await uses()).toEqual([])
  })
})

it('the owner is the author of posts without one', async () => {
  const { id } = await create()
  await publish(ada)
  expect((await getPost({ actor: visitor, id })).author).toBe('Ada Engineer')
})
