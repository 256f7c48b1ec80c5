import pg from 'pg'
import { expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { env } from '#src/env.ts'
import { adminCookie } from '#tests/support/admin.ts'
import { handlerOf } from '#tests/support/handlers.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { send } from '#tests/support/requests.ts'

/** Saves so many posts concurrently, with a pool of ten connections. */
export function itSavesAllAtOnce(count: number, allowed: number[], timeout: number) {
  it(
    `${count} new posts at once, over ten connections: ${allowed.join(' or ')}, and each 201 is there`,
    { timeout },
    async () => {
      const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 1 })
      const handler = await handlerOf(calls.createPost)
      const cookie = await adminCookie()
      const answers = await Promise.all(
        Array.from({ length: count }, async (_, at) => {
          const json = postBody({ title: `Of ${count} at once: ${at}` })
          const response = await send(handler, 'POST', '/api/blog', { json, cookie })
          return { at, status: response.status }
        }),
      )
      expect(answers.filter(({ status }) => !allowed.includes(status))).toEqual([])
      const told = answers.filter(({ status }) => status === 201)
      expect(told.length).toBeGreaterThan(0)
      const { rows } = await pool.query<{ title: string }>(
        `select title from posts where title like 'Of ${count} at once: %'`,
      )
      const stored = new Set(rows.map(({ title }) => title))
      expect(told.filter(({ at }) => !stored.has(`Of ${count} at once: ${at}`))).toEqual([])
      await pool.end()
    },
  )
}
