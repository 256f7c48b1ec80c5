import { beforeEach, describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { payloadClient } from '#src/services/platform/payload.ts'
import { deleteExpiredData } from '#src/services/maintenance/maintenance.ts'
import { adminCookie } from '#tests/support/admin.ts'
import { askPayload } from '#tests/support/payload-rest.ts'
import { expectRefusal } from '#tests/support/requests.ts'
import { createPublished } from '#tests/support/project-calls.ts'
import { pdf } from '#tests/support/sample-files.ts'
import {
  ageTrash,
  activityEvents,
  emptySite,
  emptyTrash,
  storageProblems,
  versionsOf,
} from '#tests/support/trash.ts'
import { sendId, storeMedia, storeResume } from '#tests/support/uploads.ts'
import { create } from '#tests/support/post-calls.ts'

const runRaw = async (statement: string) => (await payloadClient()).db.pool.query(statement)

const sendPayload = (method: string, path: string, json?: unknown, cookie?: string) =>
  askPayload(method, path, {
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  })

beforeEach(emptySite)

const makeProject = async () => ({ id: await createPublished('A log') })
const KINDS = [
  ['posts', calls.deletePost, calls.restorePost, () => create()],
  ['projects', calls.deleteProject, calls.restoreProject, makeProject],
  ['media', calls.deleteMedia, calls.restoreMedia, () => storeMedia(Buffer.from('a'), 'a.txt')],
  [
    'resumes',
    calls.deleteResume,
    calls.restoreResume,
    async () => {
      await storeResume(pdf())
      return storeResume(pdf({ text: 'b' }))
    },
  ],
] as const

describe.each(KINDS)('the trash of %s', (_name, remove, restore, make) => {
  it('accepts one of two concurrent deletions', async () => {
    const { id } = await make()
    const answers = await Promise.all([sendId(remove, id), sendId(remove, id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    await expectRefusal(await sendId(remove, id), 404)
  })

  it('restores it once however often requested, with one activity entry', async () => {
    const { id } = await make()
    await sendId(remove, id)
    await runRaw('delete from audit')
    const answers = await Promise.all([1, 2, 3].map(() => sendId(restore, id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await activityEvents()).toHaveLength(1)
  })

  it('is purged after 30 days, not before, with its files', async () => {
    const [old, young] = [await make(), await make()]
    await sendId(remove, old.id)
    await ageTrash(29)
    expect(await deleteExpiredData()).toMatchObject({ documents: 0 })
    expect(await emptyTrash()).toMatchObject({ documents: 1 })
    await sendId(remove, young.id)
    expect((await sendId(restore, old.id)).status).toBe(404)
    expect((await sendId(restore, young.id)).status).toBe(200)
    expect(await storageProblems()).toEqual([])
    expect(await versionsOf(old.id)).toEqual([])
  })
})

describe('through Payload’s API', () => {
  it('shows a visitor nothing of the trash, whatever the query', async () => {
    const post = await create({ title: 'A secret of the trash' })
    await sendId(calls.deletePost, post.id)
    for (const path of [
      '/posts?trash=true',
      `/posts/${post.id}?trash=true`,
      '/posts?trash=true&where[deletedAt][exists]=true',
      '/posts/count?trash=true',
    ]) {
      const text = await (await sendPayload('GET', path)).text()
      expect(text).not.toContain('A secret of the trash')
      expect(text).not.toContain('"totalDocs":1')
    }
  })

  it.each(KINDS)('moves %s to the trash and back', async (kind, _remove, _restore, make) => {
    const { id } = await make()
    const cookie = await adminCookie()
    const data = { deletedAt: new Date().toISOString() }
    const moved = await sendPayload('PATCH', `/${kind}/${id}?trash=true`, data, cookie)
    expect(moved.status).toBe(200)
    expect((await sendPayload('GET', `/${kind}/${id}`, undefined, cookie)).status).toBe(404)
    expect((await sendPayload('GET', `/${kind}/${id}?trash=true`, undefined, cookie)).status).toBe(
      200,
    )
    // As the button in its trash asks.
    const one = `where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`
    const back = { deletedAt: null, _status: 'draft' }
    const restored = await sendPayload('PATCH', `/${kind}?trash=true&${one}`, back, cookie)
    expect(restored.status).toBe(200)
    expect((await sendPayload('GET', `/${kind}/${id}`, undefined, cookie)).status).toBe(200)
    expect(await storageProblems()).toEqual([])
  })
})
