import { beforeEach, describe, expect, it } from 'vitest'
import type { Call } from '#src/contract/call.ts'
import { calls } from '#src/contract/api/calls.ts'
import { deletedSchema } from '#src/contract/id-schemas.ts'
import type { TrashKind } from '#src/contract/trash/trash-calls.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { sql } from '#collections/sql.ts'
import { messageBody } from '#tests/support/post-bodies.ts'
import { expectAnswer, expectRefusal } from '#tests/support/requests.ts'
import { createPublished } from '#tests/support/project-calls.ts'
import { pdf } from '#tests/support/sample-files.ts'
import {
  ageTrash,
  activityEvents,
  emptySite,
  storageProblems,
  versionsOf,
} from '#tests/support/trash.ts'
import { sendId, storeMedia, storeResume } from '#tests/support/uploads.ts'
import { create } from '#tests/support/post-calls.ts'
import { answerOf, sendAsAdmin, sendCall } from '#tests/support/send-call.ts'

beforeEach(emptySite)

const writeMessage = async (subject: string) => {
  await readSql(sql`delete from contacts`)
  const json = messageBody({ subject, name: 'Ada' })
  await sendCall(calls.createMessage, { json })
  const [row] = await readSql(sql`select id from contacts`)
  return { id: String(row?.['id']) }
}
const listed = () => answerOf(calls.listTrash)
const deleteForGood = (kind: TrashKind, id: string) =>
  sendAsAdmin(calls.deleteForGood, { params: { kind, id } })

const makeProject = async () => ({ id: await createPublished('A log') })
const deleted = (call: Call) => (id: string) => sendId(call, id)
const deleteMessage = (id: string) =>
  sendAsAdmin(calls.changeMessages, { json: { ids: [id], isDeleted: true } })

const KINDS = [
  ['posts', deleted(calls.deletePost), () => create({ title: 'A thought' }), 'A thought', ''],
  ['projects', deleted(calls.deleteProject), makeProject, 'A log', '2021 – 2024'],
  [
    'media',
    deleted(calls.deleteMedia),
    () => storeMedia(Buffer.from('a'), 'a.txt'),
    'a.txt',
    'text/plain',
  ],
  [
    'resumes',
    deleted(calls.deleteResume),
    async () => {
      await storeResume(pdf())
      return storeResume(pdf({ text: 'b' }), 'old.pdf')
    },
    'old.pdf',
    'application/pdf',
  ],
  ['contacts', deleteMessage, () => writeMessage('Hello'), 'Hello', 'Ada'],
] as const

describe.each(KINDS)('the trash and %s', (kind, remove, make, name, detail) => {
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

  it('restores nothing that was deleted permanently', async () => {
    const { id } = await create({ title: 'Gone' })
    await sendId(calls.deletePost, id)
    await expectAnswer(await deleteForGood('posts', id), 200, deletedSchema)
    expect((await sendId(calls.restorePost, id)).status).toBe(404)
  })

  it('answers 404 to an unknown kind', async () => {
    const { id } = await create({ title: 'Stays' })
    await sendId(calls.deletePost, id)
    expect((await deleteForGood('users' as TrashKind, id)).status).toBe(404)
  })
})
