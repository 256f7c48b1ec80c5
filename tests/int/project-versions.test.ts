import { beforeEach, describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { createProject, publish, saveDraft } from '#tests/support/project-calls.ts'
import { emptySite } from '#tests/support/trash.ts'
import { answerOf, sendAsAdmin } from '#tests/support/requests.ts'

beforeEach(emptySite)

const versions = (id: string) => answerOf(calls.listProjectVersions, { params: { id } })
const compare = async (id: string, version: string, against?: string) => {
  const params = { id, version }
  const query = against === undefined ? '' : `?against=${against}`
  return answerOf(calls.compareProjectVersion, { params, query })
}

describe('the versions of a project', () => {
  it('count drafts within minutes as one, and are restored as drafts', async () => {
    const { id } = await createProject()
    await publish(id, { summary: 'First.' })
    await saveDraft(id, { summary: 'Second.' })
    await saveDraft(id, { summary: 'Third.' })
    const all = await versions(id)
    expect(all.map(({ state, isPublic }) => [state, isPublic])).toEqual([
      ['draft', false],
      ['published', true],
    ])
    const restored = await answerOf(calls.restoreProjectVersion, {
      params: { id, version: all[1]?.id ?? '' },
    })
    expect(restored).toMatchObject({ state: 'changed', project: { summary: 'First.' } })
  })

  it('compares the middle one of three versions with the previous and the newest one', async () => {
    const { id } = await createProject()
    const body = '<p>It was slow.</p>'
    await publish(id, { title: 'One', body, outcomes: [] })
    await publish(id, { title: 'Two', body: '<p>It was very slow.</p>', stack: ['Go', 'Rust'] })
    await publish(id, { title: 'Three', body: '<p>It was <em>very</em> slow.</p>', cover: null })
    const [newest = '', middle = '', oldest = ''] = (await versions(id)).map((one) => one.id)
    const before = await compare(id, middle, oldest)
    expect(before.fields.map(({ name }) => name).toSorted()).toEqual(['outcomes', 'stack', 'title'])
    expect(before.size).toEqual({ added: 6, removed: 1 })
    expect(before.lines[0]?.parts).toContainEqual({ change: 'added', text: ' very' })
    const since = await compare(id, newest, middle)
    expect(since).toMatchObject({ size: { added: 1, removed: 1 }, isReformatted: true })
    expect((await compare(id, oldest)).lines.map(({ parts }) => parts[0]?.text)).toEqual([
      'It was slow.',
    ])
  })

  it('returns 404 for versions of another project', async () => {
    const [one, other] = [await createProject(), await createProject({ title: 'Other' })]
    const [version] = await versions(other.id)
    const params = { id: one.id, version: version?.id ?? '' }
    expect((await sendAsAdmin(calls.restoreProjectVersion, { params })).status).toBe(404)
    expect((await sendAsAdmin(calls.compareProjectVersion, { params })).status).toBe(404)
  })
})
