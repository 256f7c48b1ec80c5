import { expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { env } from '#src/env.ts'
import { asSystem, payloadClient } from '#src/services/platform/payload.ts'
import { adminCookie, askAdmin, newSession } from '#tests/support/admin.ts'
import { create } from '#tests/support/post-calls.ts'
import { answerOf } from '#tests/support/requests.ts'

it('lists accounts that can sign in, with last sign-in and devices, before accounts that no longer can', async () => {
  const { pool } = (await payloadClient()).db
  await pool.query(`delete from users where email in ('former@gmail.com', 'new.one@gmail.com')`)
  await pool.query(
    `insert into users (email, first_name, last_name) values ('former@gmail.com', 'For', 'Mer')`,
  )
  await newSession()
  await newSession()
  await pool.query(
    `insert into audit (action, actor, created_at) values
     ('sign-in', 'owner.example@gmail.com', '2026-03-01T10:00:00Z'),
     ('sign-in', 'owner.example@gmail.com', '2026-05-02T10:00:00Z'),
     ('sign-out', 'owner.example@gmail.com', '2026-06-03T10:00:00Z'),
     ('sign-in', 'former@gmail.com', '2026-04-01T10:00:00Z')`,
  )
  const accounts = await answerOf(calls.listAdministrators)
  expect(accounts.map(({ email }) => email).at(-1)).toBe('former@gmail.com')
  expect(accounts.at(-1)).toMatchObject({ name: 'For Mer', isAllowed: false, devices: 0 })
  const owner = accounts.find(({ isCurrent }) => isCurrent)
  expect(owner).toMatchObject({
    ...{ email: 'owner.example@gmail.com', name: 'Olive Owner', isAllowed: true },
    lastSignInAt: '2026-05-02T10:00:00.000Z',
  })
  expect(owner?.devices).toBeGreaterThanOrEqual(2)
  const allowed = accounts.filter(({ isAllowed }) => isAllowed).map(({ email }) => email)
  expect(allowed.toSorted()).toEqual([...env.ADMIN_EMAILS].toSorted())
  await pool.query(`delete from users where email = 'former@gmail.com'`)
})

it('the locks of an administrator end when the administrator is deleted, and no other', async () => {
  await adminCookie()
  const payload = await payloadClient()
  const { rows } = await payload.db.pool.query<{ id: string }>('select id from users')
  const owner = rows[0]?.id ?? ''
  const left = await payload.create({
    collection: 'users',
    data: { email: 'left@example.com' },
    ...asSystem('access rules deny writing users'),
  })
  const posts: string[] = []
  for (const title of ['Locks', 'Queues', 'Indexes']) posts.push((await create({ title })).id)
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

  const response = await askAdmin('GET', '/payload-locked-documents?limit=100')
  const { docs } = (await response.json()) as {
    docs: { user?: object; document?: { value: string } | null; globalSlug?: string | null }[]
  }
  expect(docs.filter(({ user }) => !user)).toEqual([])
  const locked = docs.flatMap(({ document, globalSlug }) => document?.value ?? globalSlug ?? [])
  expect(locked.toSorted()).toEqual([posts[0], posts[2], 'profile'].toSorted())
})
