import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { env } from '#src/env.ts'
import { itSavesAllAtOnce } from '#tests/suites/faults/races.ts'
import { pdf } from '#tests/support/sample-files.ts'
import { storeResume } from '#tests/support/uploads.ts'

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

  // Five hundred: npm run test:long.
  itSavesAllAtOnce(25, [201], 60_000)
})
