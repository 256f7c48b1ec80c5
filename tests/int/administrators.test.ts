import { expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { env } from '#src/env.ts'
import { payloadClient } from '#src/services/platform/payload.ts'
import { newSession } from '#tests/support/admin.ts'
import { answerOf } from '#tests/support/send-call.ts'

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
