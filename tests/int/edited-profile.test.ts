import { afterEach, describe, expect, it } from 'vitest'
import { sql } from '#collections/sql.ts'
import { calls } from '#src/contract/api/calls.ts'
import { storedProfileSchema } from '#src/contract/profile/edited-profile.ts'
import type { EditedProfile } from '#src/contract/profile/edited-profile.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { getProfile } from '#src/services/profile/profile-service.ts'
import { editedProfile } from '#tests/support/edited-profile.ts'
import { answerOf, expectAnswer, refusalOf, sendAsAdmin } from '#tests/support/requests.ts'

afterEach(() => readSql(sql`truncate profile, _profile_v cascade`))

const publish = (json: unknown) => answerOf(calls.publishProfile, { json })
const saveDraft = (json: unknown, headers = {}) =>
  answerOf(calls.saveProfileDraft, { json, headers })
const read = async () => {
  const response = await sendAsAdmin(calls.getProfile)
  const headers = { 'if-match': response.headers.get('etag') ?? '' }
  return { headers, ...(await expectAnswer(response, 200, storedProfileSchema)) }
}
const jobs = ({ experience }: { experience: readonly { title: string }[] }) =>
  experience.map(({ title }) => title)
const job = (title: string): EditedProfile['experience'][number] => ({
  ...{ title, company: `${title} Ltd`, period: '2020', location: '', achievements: 'One\nTwo' },
})
const three = editedProfile({ experience: ['Mate', 'Pilot', 'Master'].map(job) })
/** With another title of the middle one. */
const withMiddle = (title: string) =>
  editedProfile({ experience: three.experience.with(1, job(title)) })

describe('the profile as it is edited, with three jobs', () => {
  it('keeps a change of the middle job as a draft next to the published version', async () => {
    await publish(three)
    const { profile, headers } = await read()
    expect(profile).toEqual(three)
    const changed = { ...profile, experience: profile.experience.with(1, job('Helmsman')) }
    const draft = await saveDraft(changed, headers)
    expect(draft).toMatchObject({ state: 'changed', profile: changed })
    expect(jobs(await getProfile())).toEqual(['Mate', 'Pilot', 'Master'])
    const published = await publish(draft.profile)
    expect(published).toMatchObject({ state: 'published', profile: changed })
    expect(await getProfile()).toMatchObject({
      experience: [{}, { title: 'Helmsman', achievements: ['One', 'Two'] }, { title: 'Master' }],
    })
  })

  it('removes the middle job, and moves another one before it', async () => {
    const [mate, pilot, master] = three.experience
    await publish({ ...three, experience: [mate, master, pilot] })
    expect(jobs(await getProfile())).toEqual(['Mate', 'Master', 'Pilot'])
    await publish({ ...three, experience: [mate, pilot] })
    expect(jobs(await getProfile())).toEqual(['Mate', 'Pilot'])
  })

  it('names the invalid field of the middle version, and keeps that version as a draft', async () => {
    const json = withMiddle('')
    const { fields } = await refusalOf(calls.publishProfile, 400, { json })
    expect(Object.keys(fields ?? {})).toEqual(['experience.1.title'])
    expect((await saveDraft(json)).profile).toEqual(json)
  })

  it('is refused when it was saved elsewhere since it was read', async () => {
    await publish(three)
    const { headers } = await read()
    await saveDraft(withMiddle('Mine'), headers)
    const json = withMiddle('Stale')
    for (const call of [calls.saveProfileDraft, calls.publishProfile, calls.resetProfile])
      await refusalOf(call, 412, { json, headers })
    expect(jobs((await read()).profile)).toEqual(['Mate', 'Mine', 'Master'])
  })

  it('restores the middle one of three versions as a draft, and is reset as one', async () => {
    for (const title of ['First', 'Second', 'Third']) await publish(withMiddle(title))
    const versions = await answerOf(calls.listProfileVersions)
    expect(versions.map(({ isPublic }) => isPublic)).toEqual([true, false, false])
    const params = { version: versions[1]?.id ?? '' }
    const restored = await answerOf(calls.restoreProfileVersion, { params })
    expect([restored.state, jobs(restored.profile)[1]]).toEqual(['changed', 'Second'])
    const reset = await answerOf(calls.resetProfile)
    expect(reset).toMatchObject({ state: 'changed', profile: editedProfile() })
    expect(jobs(await getProfile())[1]).toBe('Third')
  })
})
