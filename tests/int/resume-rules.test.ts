import { beforeEach, describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { as, payloadClient, readSql } from '#src/services/platform/payload.ts'
import { sql } from '#collections/sql.ts'
import { pdf } from '#tests/support/sample-files.ts'
import { sendId, storeResume } from '#tests/support/uploads.ts'
import { adminActor } from '#tests/support/admin.ts'

const activeIds = async () =>
  (await readSql(sql`select id from resumes where is_active`)).map((row) => row['id'])

beforeEach(() => readSql(sql`truncate resumes cascade`))

describe('exactly one resume is active', () => {
  it('[S4-resume-01] ten concurrent first uploads leave exactly one active', async () => {
    const stored = await Promise.all(
      Array.from({ length: 10 }, (_, index) => storeResume(pdf({ text: `${index}` }))),
    )
    expect(stored.filter(({ isActive }) => isActive)).toHaveLength(1)
    expect(await activeIds()).toHaveLength(1)
  })

  it(
    '[S4-resume-01] two hundred concurrent activations succeed, and one is active',
    { timeout: 60_000 },
    async () => {
      const ids = (await Promise.all([storeResume(pdf()), storeResume(pdf({ text: 'b' }))])).map(
        ({ id }) => id,
      )
      const attempts = Array.from({ length: 200 }, (_, index) =>
        sendId(calls.activateResume, ids[index % 2] ?? ''),
      )
      const statuses = (await Promise.all(attempts)).map(({ status }) => status)
      expect(statuses.filter((status) => status !== 200)).toEqual([])
      expect(await activeIds()).toHaveLength(1)
    },
  )

  it('never deletes a resume that is activated concurrently', { timeout: 60_000 }, async () => {
    const first = await storeResume(pdf())
    const rounds = Array.from({ length: 10 }, (_, index) => index)
    let active = first.id
    for (const round of rounds) {
      const next = await storeResume(pdf({ text: `${round}` }))
      const outcomes = await Promise.all([
        sendId(calls.activateResume, next.id),
        sendId(calls.deleteResume, next.id),
      ])
      const statuses = outcomes.map(({ status }) => status).join(' ')
      expect(['200 409', '404 200']).toContain(statuses)
      active = (await activeIds()).join()
      expect([first.id, next.id, active]).toContain(active)
    }
    expect(await activeIds()).toHaveLength(1)
  })

  it('the database itself rejects a second active resume', async () => {
    const active = await storeResume(pdf())
    await storeResume(pdf({ text: 'b' }))
    const attempts = [
      sql`delete from resumes where id = ${active.id}`,
      sql`update resumes set is_active = false`,
      sql`update resumes set is_active = true`,
      sql`update resumes set deleted_at = now() where id = ${active.id}`,
    ]
    for (const attempt of attempts) await expect(readSql(attempt)).rejects.toThrow()
    expect(await activeIds()).toEqual([active.id])
  })

  it('Payload refuses to change isActive or delete the active resume, for the administrator too', async () => {
    const payload = await payloadClient()
    const active = await storeResume(pdf())
    const other = await storeResume(pdf({ text: 'b' }))
    const rules = { collection: 'resumes' as const, ...as(await adminActor()) }
    const changes = { isActive: true, originalName: 'x.pdf', filename: 'x.pdf', sha256: 'x' }
    const changed = await payload.update({ ...rules, id: other.id, data: changes } as never)
    expect(changed).toMatchObject({ isActive: false, originalName: 'cv.pdf' })
    const refused = { status: 409, message: 'The active resume cannot be deleted' }
    await expect(payload.delete({ ...rules, id: active.id } as never)).rejects.toMatchObject(
      refused,
    )
    const intoTrash = { ...rules, id: active.id, data: { deletedAt: new Date().toISOString() } }
    await expect(payload.update(intoTrash as never)).rejects.toMatchObject(refused)
    expect(await activeIds()).toEqual([active.id])
  })
})
