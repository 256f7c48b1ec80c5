import { afterEach, describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { NOT_JSON_RESUME } from '#src/contract/profile/profile-import-calls.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { jsonResume } from '#src/resume/json-resume.ts'
import { absoluteUrl } from '#src/services/platform/absolute-url.ts'
import { payloadClient, readSql } from '#src/services/platform/payload.ts'
import { importProfile } from '#src/services/import/import-resume-profile.ts'
import { listProjects } from '#src/services/projects/project-service.ts'
import { getProfile } from '#src/services/profile/profile-service.ts'
import { sql } from '#collections/sql.ts'
import { adminActor } from '#tests/support/admin.ts'
import { answerOf, refusalOf, sendAsAdmin } from '#tests/support/requests.ts'

afterEach(() => readSql(sql`truncate profile, _profile_v, projects, _projects_v cascade`))

const FILE = {
  basics: { name: 'Thomas Muster', label: 'Developer', email: 'thomas@example.net' },
  work: [{ name: 'Shop', position: 'Developer', startDate: '2019-03' }],
  languages: [{ language: 'German' }],
  projects: [
    { name: 'A quay', description: 'Stone.' },
    { name: 'A mole', highlights: ['<b>Concrete</b>'], url: 'https://mole.example' },
    { name: '' },
  ],
}
const exported = async () => {
  const addresses = { site: absoluteUrl(), document: absoluteUrl('/resume.json') }
  return JSON.parse(JSON.stringify(jsonResume(await getProfile(), addresses))) as unknown
}
/** As scripts read it: pages also get the field names of the previous release. */
const importing = { ...calls.importProfile, response: calls.importProfile.clientResponse }
const request = (json: unknown) => answerOf(importing, { json })
const refused = (json: unknown) => refusalOf(calls.importProfile, 400, { json })
const draft = async () =>
  (await payloadClient()).findGlobal({ slug: 'profile', draft: true, depth: 0 })

describe('POST /api/profile/import', () => {
  it('saves an unpublished draft, and names skipped fields', async () => {
    const answer = await request(FILE)
    expect(answer.skipped).toEqual(['languages (1 entry)'])
    expect(answer.projects).toEqual(['A quay', 'A mole'])
    expect(answer.missing).toEqual(['tagline', 'availability', 'portrait', 'time zone'])
    expect(await getProfile()).toEqual(defaultProfile)
    expect(await draft()).toMatchObject({
      name: 'Thomas Muster',
      experience: [{ company: 'Shop', period: 'March 2019 – today' }],
    })
  })

  it.each([
    ['a post', { title: 'x' }],
    ['Reactive Resume', { basics: FILE.basics, sections: { experience: { items: [] } } }],
    ['an empty object', {}],
  ])('refuses %s and changes nothing', async (_, file) => {
    const { message } = await refused(file)
    expect(message).toBe(NOT_JSON_RESUME)
    expect(await draft()).not.toHaveProperty('name', 'Thomas Muster')
  })

  it('creates new projects as drafts, without duplicates', async () => {
    const drafts = async () => {
      const listed = await listProjects({ actor: await adminActor() })
      return listed.map(({ title, status }) => ({ title, status }))
    }
    expect(await drafts()).toEqual([])
    await request(FILE)
    const first = await drafts()
    expect(first).toHaveLength(2)
    expect(first).toContainEqual({ title: 'A mole', status: 'draft' })
    const projects = [...FILE.projects, { name: 'A pier' }]
    const answer = await request({ ...FILE, projects })
    expect(answer.projects).toEqual(['A pier'])
    expect(await drafts()).toHaveLength(3)
  })

  it('refuses a list', async () => {
    await refused([])
  })

  it('refuses 20,000 jobs, and a text of 100 kB, with a sentence', async () => {
    const [job] = FILE.work
    for (const work of [
      Array.from({ length: 20_000 }, () => ({ name: 'a', position: 'b' })),
      [job, { ...job, highlights: [' '.repeat(100_000)] }],
    ]) {
      const started = performance.now()
      const { message } = await refused({ ...FILE, work })
      expect(message).toMatch(/^“work” has .* Shorten the file and import it again\.$/)
      expect(performance.now() - started).toBeLessThan(2000)
    }
    expect(await draft()).not.toHaveProperty('name', 'Thomas Muster')
  })

  it('reads a body with a byte order mark', async () => {
    const response = await sendAsAdmin(calls.importProfile, {
      body: `\uFEFF${JSON.stringify(FILE)}`,
      headers: { 'content-type': 'application/json' },
    })
    expect(response.status).toBe(200)
  })
})

describe('npm run profile:import', () => {
  it('publishes the file; importing its export changes nothing', async () => {
    const actor = await adminActor()
    await importProfile({ actor, body: FILE, isDraft: false })
    const profile = await getProfile()
    expect(profile.personal).toMatchObject({ name: 'Thomas Muster', tagline: '' })
    expect(profile.skills.expert).toEqual([])
    const file = await exported()
    expect(await importProfile({ actor, body: file, isDraft: false })).toEqual({
      ...{ skipped: [], missing: [], projects: [] },
    })
    expect(await getProfile()).toEqual(profile)
    expect(await exported()).toEqual(file)
  })

  it('changes nothing of the default content either', async () => {
    const actor = await adminActor()
    await importProfile({ actor, body: await exported(), isDraft: false })
    expect(await getProfile()).toEqual(defaultProfile)
  })

  it('is refused with the field when a text exceeds a limit', async () => {
    const file = { basics: { ...FILE.basics, name: 'x'.repeat(500) } }
    const actor = await adminActor()
    await expect(importProfile({ actor, body: file, isDraft: false })).rejects.toThrow(/name/i)
    expect(await getProfile()).toEqual(defaultProfile)
  })
})
