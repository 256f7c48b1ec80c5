import { afterEach, describe, expect, it } from 'vitest'
import { sql } from '#collections/sql.ts'
import { calls } from '#src/contract/api/calls.ts'
import type { Call } from '#src/contract/call.ts'
import { documentVersionListSchema } from '#src/contract/document-schemas.ts'
import { errorBodySchema } from '#src/contract/errors.ts'
import { storedProfileSchema } from '#src/contract/profile/edited-profile.ts'
import type { EditedProfile } from '#src/contract/profile/edited-profile.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { getProfile } from '#src/services/profile/profile-service.ts'
import { editedProfile } from '#tests/support/edited-profile.ts'
import { expectAnswer } from '#tests/support/requests.ts'
import { sendAsAdmin } from '#tests/support/send-call.ts'

afterEach(() => readSql(sql`truncate profile, _profile_v cascade`))

type Sending = { json?: unknown; etag?: string | null; params?: Record<string, string> }

const ask = (call: Call, { etag, ...sent }: Sending = {}) =>
  sendAsAdmin(call, { ...sent, ...(etag ? { headers: { 'if-match': etag } } : {}) })
const stored = async (call: Call, sending?: Sending) =>
  expectAnswer(await ask(call, sending), 200, storedProfileSchema)
const read = async () => {
  const response = await ask(calls.getProfile)
  const etag = response.headers.get('etag')
  return { etag, ...(await expectAnswer(response, 200, storedProfileSchema)) }
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
    await stored(calls.publishProfile, { json: three })
    const { profile, etag } = await read()
    expect(profile).toEqual(three)
    const changed = { ...profile, experience: profile.experience.with(1, job('Helmsman')) }
    const draft = await stored(calls.saveProfileDraft, { json: changed, etag })
    expect(draft).toMatchObject({ state: 'changed', profile: changed })
    expect(jobs(await getProfile())).toEqual(['Mate', 'Pilot', 'Master'])
    const published = await stored(calls.publishProfile, { json: draft.profile })
    expect(published).toMatchObject({ state: 'published', profile: changed })
    expect(await getProfile()).toMatchObject({
      experience: [{}, { title: 'Helmsman', achievements: ['One', 'Two'] }, { title: 'Master' }],
    })
  })

  it('removes the middle job, and moves another one before it', async () => {
    const [mate, pilot, master] = three.experience
    await stored(calls.publishProfile, { json: { ...three, experience: [mate, master, pilot] } })
    expect(jobs(await getProfile())).toEqual(['Mate', 'Master', 'Pilot'])
    await stored(calls.publishProfile, { json: { ...three, experience: [mate, pilot] } })
    expect(jobs(await getProfile())).toEqual(['Mate', 'Pilot'])
  })

  it('names the invalid field of the middle version, and keeps that version as a draft', async () => {
    const json = withMiddle('')
    const { fields } = await expectAnswer(
      await ask(calls.publishProfile, { json }),
      400,
      errorBodySchema,
    )
    expect(Object.keys(fields ?? {})).toEqual(['experience.1.title'])
    expect((await stored(calls.saveProfileDraft, { json })).profile).toEqual(json)
  })

  it('is refused when it was saved elsewhere since it was read', async () => {
    await stored(calls.publishProfile, { json: three })
    const { etag } = await read()
    await stored(calls.saveProfileDraft, { json: withMiddle('Mine'), etag })
    const json = withMiddle('Stale')
    for (const call of [calls.saveProfileDraft, calls.publishProfile, calls.resetProfile])
      expect((await ask(call, { json, etag })).status).toBe(412)
    expect(jobs((await read()).profile)).toEqual(['Mate', 'Mine', 'Master'])
  })

  it('restores the middle one of three versions as a draft, and is reset as one', async () => {
    for (const title of ['First', 'Second', 'Third'])
      await stored(calls.publishProfile, { json: withMiddle(title) })
    const versions = await expectAnswer(
      await ask(calls.listProfileVersions),
      200,
      documentVersionListSchema,
    )
    expect(versions.map(({ isPublic }) => isPublic)).toEqual([true, false, false])
    const params = { version: versions[1]?.id ?? '' }
    const restored = await stored(calls.restoreProfileVersion, { params })
    expect([restored.state, jobs(restored.profile)[1]]).toEqual(['changed', 'Second'])
    const reset = await stored(calls.resetProfile)
    expect(reset).toMatchObject({ state: 'changed', profile: editedProfile() })
    expect(jobs(await getProfile())[1]).toBe('Third')
  })
})
