import { beforeEach, describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { projectListSchema } from '#src/contract/projects/project-schemas.ts'
import { listFeaturedProjects, listPublicProjects } from '#src/services/projects/public-projects.ts'
import { createPublished, publish, saveDraft } from '#tests/support/project-calls.ts'
import { answerOf, expectAnswer, sendAsAdmin } from '#tests/support/requests.ts'
import { emptySite } from '#tests/support/trash.ts'

let ids: Record<'A' | 'B' | 'C', string>

beforeEach(async () => {
  await emptySite()
  // The newest is first.
  const [C, B, A] = [
    await createPublished('C'),
    await createPublished('B'),
    await createPublished('A'),
  ]
  ids = { A, B, C }
})

const move = (id: string, before: string | null) =>
  sendAsAdmin(calls.moveProject, { params: { id }, json: { before } })
const moved = async (id: string, before: string | null) =>
  (await expectAnswer(await move(id, before), 200, projectListSchema)).map(({ title }) => title)
const publicTitles = async () => (await listPublicProjects()).projects.map(({ title }) => title)

describe('the order of projects', () => {
  it('is changed by moving one, for visitors too', async () => {
    expect(await publicTitles()).toEqual(['A', 'B', 'C'])
    expect(await moved(ids.B, ids.A)).toEqual(['B', 'A', 'C'])
    expect(await publicTitles()).toEqual(['B', 'A', 'C'])
    expect(await moved(ids.B, null)).toEqual(['A', 'C', 'B'])
    expect(await publicTitles()).toEqual(['A', 'C', 'B'])
  })

  it('applies two concurrent moves without losing either', async () => {
    const moves = [move(ids.C, ids.A), move(ids.A, null), move(ids.C, ids.A)]
    expect((await Promise.all(moves)).map(({ status }) => status)).toEqual([200, 200, 200])
    const titles = await publicTitles()
    expect(titles.toSorted()).toEqual(['A', 'B', 'C'])
    expect(titles.indexOf('C')).toBeLessThan(titles.indexOf('A'))
  })

  it('stays when a draft over a moved project is saved and published', async () => {
    await saveDraft(ids.B, { title: 'Better' })
    await moved(ids.B, ids.A)
    await publish(ids.B, { title: 'Better' })
    expect(await publicTitles()).toEqual(['Better', 'A', 'C'])
  })

  it('is not changed for a project that is gone, or by one', async () => {
    await sendAsAdmin(calls.deleteProject, { params: { id: ids.B } })
    expect((await move(ids.B, ids.A)).status).toBe(404)
    expect((await move(ids.C, ids.B)).status).toBe(404)
    expect(await publicTitles()).toEqual(['A', 'C'])
  })
})

describe('the selection for the home page', () => {
  const feature = (id: string, isFeatured: boolean) =>
    answerOf(calls.featureProject, { params: { id }, json: { isFeatured } })
  const featured = async () => (await listFeaturedProjects()).projects.map(({ title }) => title)

  it('is changed immediately, and unpublished changes stay', async () => {
    await saveDraft(ids.B, { title: 'Better' })
    const list = await feature(ids.B, true)
    expect(list.map(({ title, status, isFeatured }) => [title, status, isFeatured])).toEqual([
      ['A', 'published', false],
      ['Better', 'changed', true],
      ['C', 'published', false],
    ])
    expect(await featured()).toEqual(['B'])
    await feature(ids.B, false)
    expect(await featured()).toEqual([])
  })

  it('makes an older copy of the project stale', async () => {
    const opened = await sendAsAdmin(calls.getProject, { params: { id: ids.B } })
    await feature(ids.B, true)
    const headers = { 'if-match': opened.headers.get('etag') ?? '' }
    const params = { id: ids.B }
    expect((await sendAsAdmin(calls.unpublishProject, { params, headers })).status).toBe(412)
    const again = await sendAsAdmin(calls.getProject, { params })
    const next = { 'if-match': again.headers.get('etag') ?? '' }
    expect((await sendAsAdmin(calls.unpublishProject, { params, headers: next })).status).toBe(200)
  })
})
