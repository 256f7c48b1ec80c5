import { expect, it } from 'vitest'
import { asSystem, payloadClient } from '#src/services/platform/payload.ts'
import { adminCookie } from '#tests/support/admin.ts'
import { savePost } from '#tests/support/backup-sites.ts'
import { askPayload } from '#tests/support/payload-rest.ts'

const TITLES = ['Locks', 'Queues', 'Indexes']

it('the locks of an administrator end when the administrator is deleted, and no other', async () => {
  const cookie = await adminCookie()
  const payload = await payloadClient()
  const { rows } = await payload.db.pool.query<{ id: string }>('select id from users')
  const owner = rows[0]?.id ?? ''
  const left = await payload.create({
    collection: 'users',
    data: { email: 'left@example.com' },
    ...asSystem('access rules deny writing users'),
  })
  for (const title of TITLES) await savePost({ title })
  const stored = await payload.db.pool.query<{ id: string }>('select id from posts order by title')
  const posts = stored.rows.map(({ id }) => id)
  const lock = (user: string, what: object) =>
    payload.create({
      collection: 'payload-locked-documents',
      data: { user: { relationTo: 'users', value: user }, ...what },
    })
  for (const [at, value] of posts.entries())
    await lock(at === 1 ? left.id : owner, { document: { relationTo: 'posts', value } })
  await lock(left.id, { globalSlug: 'announcement' })
  await lock(owner, { globalSlug: 'profile' })
  // Another administrator edits the account itself.
  await lock(owner, { document: { relationTo: 'users', value: left.id } })

  await payload.db.pool.query('delete from users where id = $1', [left.id])

  const response = await askPayload('GET', '/payload-locked-documents?limit=100', {
    headers: { cookie },
  })
  const { docs } = (await response.json()) as {
    docs: { user?: object; document?: { value: string } | null; globalSlug?: string | null }[]
  }
  expect(docs.filter(({ user }) => !user)).toEqual([])
  const locked = docs.flatMap(({ document, globalSlug }) => document?.value ?? globalSlug ?? [])
  expect(locked.toSorted()).toEqual([posts[0], posts[2], 'profile'].toSorted())
})
