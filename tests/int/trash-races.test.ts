import { beforeEach, describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import type { TrashKind } from '#src/contract/trash/trash-calls.ts'
import { deleteExpiredData } from '#src/services/maintenance/maintenance.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { sql } from '#collections/sql.ts'
import { changeDuring } from '#tests/support/row-lock.ts'
import { pdf } from '#tests/support/sample-files.ts'
import { saveInAdmin } from '#tests/support/admin.ts'
import { emptySite, storageProblems } from '#tests/support/trash.ts'
import { storeMedia, storeResume } from '#tests/support/uploads.ts'
import { create } from '#tests/support/post-calls.ts'
import { sendAsAdmin } from '#tests/support/requests.ts'

const writeMessage = async () => {
  const [row] = await readSql(
    sql`insert into contacts (name, email, subject, message) values ('Ada', 'a@b.example', 'Hi', 'Hi') returning id::text`,
  )
  return { id: String(row?.['id']) }
}

const KINDS = [
  ['posts', create],
  [
    'projects',
    () =>
      saveInAdmin('POST', '/projects', { title: 'A log', summary: 'One.', _status: 'published' }),
  ],
  ['media', () => storeMedia(Buffer.from('a'), 'a.txt')],
  ['resumes', () => storeResume(pdf())],
  ['contacts', writeMessage],
] as const

beforeEach(async () => {
  await emptySite()
  await readSql(sql`delete from contacts`)
})

describe.each(KINDS)('the trash of %s, restored while a deletion waits', (kind, make) => {
  const stored = async () =>
    (await readSql(sql`select id::text from ${sql.identifier(kind)}`)).map(({ id }) => String(id))

  /** A document that stays, and three that expired. */
  const fill = async () => {
    const { id: staying } = await make()
    const expired: string[] = []
    while (expired.length < 3) expired.push((await make()).id)
    await readSql(
      sql`update ${sql.identifier(kind)} set deleted_at = now() - interval '31 days'
          where id = any(${sql.param(expired)}::uuid[])`,
    )
    return { staying, expired, middle: expired[1] ?? '' }
  }

  const restoreDuring = <T>(id: string, deletion: () => Promise<T>) =>
    changeDuring(`update ${kind} set deleted_at = null where id = $1`, [id], deletion)

  it('is not purged', async () => {
    const { staying, middle } = await fill()
    await restoreDuring(middle, deleteExpiredData)
    expect((await stored()).sort()).toEqual([staying, middle].sort())
    expect(await storageProblems()).toEqual([])
  })

  it('is not deleted permanently', async () => {
    const { staying, expired, middle } = await fill()
    const params = { kind: kind satisfies TrashKind, id: middle }
    const remove = () => sendAsAdmin(calls.deleteForGood, { params })
    expect((await restoreDuring(middle, remove)).status).toBe(404)
    expect((await stored()).sort()).toEqual([staying, ...expired].sort())
    expect(await storageProblems()).toEqual([])
  })
})
