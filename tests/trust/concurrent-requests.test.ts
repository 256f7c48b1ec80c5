import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { env } from '#src/env.ts'
import { askDatabase } from '#tests/support/databases.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { pdf } from '#tests/support/sample-files.ts'
import { sendAsAdmin } from '#tests/support/requests.ts'
import { storeResume } from '#tests/support/uploads.ts'

/** Saves so many posts concurrently, with a pool of ten connections. */
const savePosts = (count: number, allowed: number[]) => async () => {
  const answers = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const json = postBody({ title: `Of ${count} at once: ${at}` })
      const response = await sendAsAdmin(calls.createPost, { json })
      return { at, status: response.status }
    }),
  )
  expect(answers.filter(({ status }) => !allowed.includes(status))).toEqual([])
  const told = answers.filter(({ status }) => status === 201)
  expect(told.length).toBeGreaterThan(0)
  const rows = await askDatabase(
    env.DATABASE_URL ?? '',
    `select title from posts where title like 'Of ${count} at once: %'`,
  )
  const stored = new Set(rows.map(({ title }) => title))
  expect(told.filter(({ at }) => !stored.has(`Of ${count} at once: ${at}`))).toEqual([])
}

describe('concurrent requests', () => {
  // This process admits one activation at a time; other servers on the database do not share that queue.
  it('200 activations on ten connections of their own: all succeed, and one resume is active', async () => {
    const ids = [(await storeResume(pdf())).id, (await storeResume(pdf({ text: 'b' }))).id]
    const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 10 })
    const activate = (id: string | undefined) =>
      pool.query<{ found: boolean }>('select folio_activate_resume($1) as found', [id])
    const results = await Promise.all(Array.from({ length: 200 }, (_, at) => activate(ids[at % 2])))
    expect(results.filter(({ rows }) => rows[0]?.found !== true)).toEqual([])
    const { rows } = await pool.query('select id from resumes where is_active')
    expect(rows).toHaveLength(1)
    await pool.end()
  })

  it('saves 25 posts over ten connections', savePosts(25, [201]))

  it(
    'saves 500 posts over ten connections, or answers 503',
    { tags: 'long', timeout: 300_000 },
    savePosts(500, [201, 503]),
  )
})
