import { expect, it } from 'vitest'
import { postSchema } from '#src/contract/posts/post-schemas.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { create, sendNew } from '#tests/support/post-calls.ts'
import { expectAnswer } from '#tests/support/requests.ts'
import { askAdmin } from '#tests/support/admin.ts'

const slugsOf = (posts: readonly { slug: string }[]) => new Set(posts.map(({ slug }) => slug))

it.each(Array.from({ length: 10 }, (_, round) => [`Round ${round}`]))(
  'gives two concurrent posts with the title of a third free slugs: %s',
  async (title) => {
    await create({ title })
    const both = await Promise.all([create({ title }), create({ title })])
    expect(slugsOf(both).size).toBe(2)
  },
)

it('a title that ends in a number does not collide with a numbered slug', async () => {
  await create({ title: 'Locks' })
  const titles = ['Locks', 'Locks 2', 'Locks', 'Locks-2', 'Locks 3', 'Locks 2 2']
  const posts = await Promise.all(titles.map((title) => create({ title })))
  expect(slugsOf(posts).size).toBe(titles.length)
})

it('the same through the built-in admin', async () => {
  await create({ title: 'Both paths' })
  const made = await Promise.all(
    Array.from({ length: 4 }, () => askAdmin('POST', '/posts', postBody({ title: 'Both paths' }))),
  )
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201])
})

it.each(['\u{10330}', 'ß', '日', 'a', '\u{1F469}\u{200D}\u{1F680}'])(
  'a title of %j at the length limit gets a slug within its limit',
  async (sign) => {
    const title = sign.repeat(Math.floor(LIMITS.titleLength / sign.length))
    for (let count = 0; count < 2; count += 1) {
      const { slug } = await expectAnswer(await sendNew(postBody({ title })), 201, postSchema)
      expect(slug.length).toBeLessThanOrEqual(LIMITS.slugLength)
      expect(slug.isWellFormed()).toBe(true)
    }
  },
)
