import { expect, it } from 'vitest'
import { postSchema } from '#src/contract/posts/post-schemas.ts'
import { sql } from '#collections/sql.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { create, put } from '#tests/support/post-calls.ts'
import { expectAnswer } from '#tests/support/requests.ts'
import { changeDuring } from '#tests/support/row-lock.ts'

const PLANNED = '2099-05-06T07:00:00.000Z'
const CHANGE = `update posts set category = 'Databases', published_at = $2, first_published_at = $2
  where id = $1`

it.each(['id', 'slug'] as const)(
  'an update by %s keeps the fields it omits as another save left them while it waited',
  async (by) => {
    const [, post] = [
      await create({ title: `First ${by}` }),
      await create({ title: `Second ${by}` }),
      await create({ title: `Third ${by}` }),
    ]
    const { category: _, ...body } = postBody({ title: 'Corrected' })
    const saved = await changeDuring(CHANGE, [post.id, PLANNED], () => put(post[by], body))
    expect(await expectAnswer(saved, 200, postSchema)).toMatchObject({
      title: 'Corrected',
      category: 'Databases',
      publishedAt: PLANNED,
    })
    const others = await readSql(
      sql`select title, category from posts where title in (${`First ${by}`}, ${`Third ${by}`}) order by title`,
    )
    expect(others).toEqual([
      { title: `First ${by}`, category: 'Technology' },
      { title: `Third ${by}`, category: 'Technology' },
    ])
  },
)
