import { beforeEach, describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import type { Call } from '#src/contract/call.ts'
import type { TrashKind } from '#src/contract/trash/trash-calls.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { deleteExpiredData } from '#src/services/maintenance/maintenance.ts'
import { sql } from '#collections/sql.ts'
import { askAdmin } from '#tests/support/admin.ts'
import { messageBody } from '#tests/support/post-bodies.ts'
import { create } from '#tests/support/post-calls.ts'
import { createPublished } from '#tests/support/project-calls.ts'
import { answerOf, expectRefusal, sendAsAdmin, sendCall } from '#tests/support/requests.ts'
import { pdf } from '#tests/support/sample-files.ts'
import {
  activityEvents,
  ageTrash,
  emptySite,
  emptyTrash,
  storageProblems,
  versionsOf,
} from '#tests/support/trash.ts'
import { sendId, storeMedia, storeResume } from '#tests/support/uploads.ts'

beforeEach(emptySite)

const listed = () => answerOf(calls.listTrash)
const deleteForGood = (kind: TrashKind, id: string) =>
  sendAsAdmin(calls.deleteForGood, { params: { kind, id } })
const by = (call: Call) => (id: string) => sendId(call, id)

/** Each with how the trash names it. */
const DOCUMENTS = [
  {
    kind: 'posts',
    ...{ name: 'A thought', detail: '' },
    ...{ remove: by(calls.deletePost), restore: by(calls.restorePost) },
    make: () => create({ title: 'A thought' }),
  },
  {
    kind: 'projects',
    ...{ name: 'A log', detail: '2021 – 2024' },
    ...{ remove: by(calls.deleteProject), restore: by(calls.restoreProject) },
    make: async () => ({ id: await createPublished('A log') }),
  },
  {
    kind: 'media',
    ...{ name: 'a.txt', detail: 'text/plain' },
    ...{ remove: by(calls.deleteMedia), restore: by(calls.restoreMedia) },
    make: () => storeMedia(Buffer.from('a'), 'a.txt'),
  },
  {
    kind: 'resumes',
    ...{ name: 'old.pdf', detail: 'application/pdf' },
    ...{ remove: by(calls.deleteResume), restore: by(calls.restoreResume) },
    make: async () => {
      await storeResume(pdf())
      return storeResume(pdf({ text: 'b' }), 'old.pdf')
    },
  },
] as const

const MESSAGES = {
  kind: 'contacts',
  ...{ name: 'Hello', detail: 'Ada' },
  remove: (id: string) =>
    sendAsAdmin(calls.changeMessages, { json: { ids: [id], isDeleted: true } }),
  make: async () => {
    await readSql(sql`delete from contacts`)
    const json = messageBody({ subject: 'Hello', name: 'Ada' })
    await sendCall(calls.createMessage, { json })
    const [row] = await readSql(sql`select id from contacts`)
    return { id: String(row?.['id']) }
  },
} as const

describe.each(DOCUMENTS)('the trash of $kind', ({ remove, restore, make }) => {
  it('accepts one of two concurrent deletions', async () => {
    const { id } = await make()
    const answers = await Promise.all([remove(id), remove(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    await expectRefusal(await remove(id), 404)
  })

  it('restores it once however often requested, with one activity entry', async () => {
    const { id } = await make()
    await remove(id)
    await readSql(sql`delete from audit`)
    const answers = await Promise.all([1, 2, 3].map(() => restore(id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await activityEvents()).toHaveLength(1)
  })

  it('is purged after 30 days, not before, with its files', async () => {
    const [old, young] = [await make(), await make()]
    await remove(old.id)
    await ageTrash(29)
    expect(await deleteExpiredData()).toMatchObject({ documents: 0 })
    expect(await emptyTrash()).toMatchObject({ documents: 1 })
    await remove(young.id)
    expect((await restore(old.id)).status).toBe(404)
    expect((await restore(young.id)).status).toBe(200)
    expect(await storageProblems()).toEqual([])
    expect(await versionsOf(old.id)).toEqual([])
  })
})

describe.each([...DOCUMENTS, MESSAGES])('the trash and $kind', (document) => {
  const { kind, remove, make, name, detail } = document

  it('lists its documents with deletion and purge dates, and nothing else', async () => {
    const { id } = await make()
    expect(await listed()).toEqual([])
    const before = Date.now()
    await remove(id)
    const [one, ...others] = await listed()
    expect(one).toMatchObject({ id, kind, name, detail })
    const deletedAt = Date.parse(one?.deletedAt ?? '')
    expect((Date.parse(one?.endsAt ?? '') - deletedAt) / 86_400_000).toBe(30)
    expect(deletedAt).toBeGreaterThanOrEqual(before - 1)
    expect(deletedAt).toBeLessThanOrEqual(Date.now() + 1)
    expect(others).toEqual([])
  })

  it('deletes permanently, once, with files and versions, and audits it', async () => {
    const { id } = await make()
    await remove(id)
    const answers = await Promise.all([deleteForGood(kind, id), deleteForGood(kind, id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await listed()).toEqual([])
    expect(await readSql(sql`select 1 from ${sql.identifier(kind)} where id = ${id}`)).toEqual([])
    expect(await versionsOf(id)).toEqual([])
    expect(await storageProblems()).toEqual([])
    expect((await activityEvents()).at(-1)).toMatch(/^delete .+, permanently$/)
  })

  it('does not change other documents', async () => {
    const { id } = await make()
    await expectRefusal(await deleteForGood(kind, id), 404)
    expect(await readSql(sql`select 1 from ${sql.identifier(kind)} where id = ${id}`)).toHaveLength(
      1,
    )
  })
})

describe('the trash', () => {
  it('lists the newest first', async () => {
    const first = await create({ title: 'First' })
    const second = await create({ title: 'Second' })
    await sendId(calls.deletePost, first.id)
    await ageTrash(3)
    await sendId(calls.deletePost, second.id)
    expect((await listed()).map(({ name }) => name)).toEqual(['Second', 'First'])
  })

  it('answers 404 to an unknown kind', async () => {
    const { id } = await create({ title: 'Stays' })
    await sendId(calls.deletePost, id)
    expect((await deleteForGood('users' as TrashKind, id)).status).toBe(404)
  })
})

describe('through Payload’s API', () => {
  it.each(DOCUMENTS)('moves $kind to the trash and back', async ({ kind, make }) => {
    const { id } = await make()
    const data = { deletedAt: new Date().toISOString() }
    const moved = await askAdmin('PATCH', `/${kind}/${id}?trash=true`, data)
    expect(moved.status).toBe(200)
    expect((await askAdmin('GET', `/${kind}/${id}`)).status).toBe(404)
    expect((await askAdmin('GET', `/${kind}/${id}?trash=true`)).status).toBe(200)
    // As the button in its trash asks.
    const one = `where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`
    const back = { deletedAt: null, _status: 'draft' }
    const restored = await askAdmin('PATCH', `/${kind}?trash=true&${one}`, back)
    expect(restored.status).toBe(200)
    expect((await askAdmin('GET', `/${kind}/${id}`)).status).toBe(200)
    expect(await storageProblems()).toEqual([])
  })
})
