import { describe, expect, it } from 'vitest'
import type { Call } from '#src/contract/call.ts'
import { calls, fileCalls } from '#src/contract/api/calls.ts'
import { internalCalls } from '#src/contract/api/internal-calls.ts'
import { env } from '#src/env.ts'
import { INTERNAL_KEY_HEADER } from '#src/lib/http/server-signals.ts'
import { adminCookie, expiredCookie, newSession } from '#tests/support/admin.ts'
import { handlerOf } from '#tests/support/handlers.ts'
import { allowedStatus, BODIES, QUERIES, UNKNOWN } from '#tests/support/matrix-requests.ts'
import { expectAnswer, expectRefusal, send } from '#tests/support/requests.ts'
import { sendCall } from '#tests/support/send-call.ts'

const PARAMS: Record<string, string> = { kind: 'posts', id: UNKNOWN, version: UNKNOWN }

type Row = { name: keyof typeof calls; call: Call }
const rows: Row[] = Object.entries(calls).map(([name, call]) => ({
  name: name as Row['name'],
  call,
}))

const ADMIN_ROWS = rows.filter(({ call }) => call.access === undefined)
const PUBLIC_ROWS = rows.filter(({ call }) => call.access === 'public')

async function request({ name, call }: Row, cookie?: string) {
  const form = new FormData()
  const path = call.path + (QUERIES[name] ?? '')
  return send(await handlerOf(call), call.method, path, {
    params: PARAMS,
    ...(BODIES[name] === undefined ? {} : { json: BODIES[name] }),
    ...(call.upload ? { body: form } : {}),
    ...(cookie ? { cookie } : {}),
    // A separate address: rate limits used up by other files of this worker are remembered in memory.
    headers: { 'x-folio-client': '198.51.100.31' },
  })
}

describe('access matrix: every call × visitor, expired session, administrator', () => {
  it('lists exactly the calls that declare each access', () => {
    expect([...ADMIN_ROWS, ...PUBLIC_ROWS].length).toBe(rows.length)
    expect(PUBLIC_ROWS.map(({ name }) => name).toSorted()).toEqual([
      'createMessage',
      'createVisit',
      'downloadResume',
      'getActiveResume',
      'getPost',
      'listPosts',
      'login',
      'loginCallback',
      'logout',
      'search',
    ])
  })

  it.each(ADMIN_ROWS)(
    '[S6-admin-05] [S7-all-04] $call.method $call.path answers 401 { message } to a visitor',
    async (row) => {
      const body = await expectRefusal(await request(row), 401)
      expect(body).toEqual({ message: 'Unauthorized' })
    },
  )

  it.each(ADMIN_ROWS)('$call.method $call.path answers 401 to an expired session', async (row) => {
    await expectRefusal(await request(row, await expiredCookie()), 401)
  })

  it.each(PUBLIC_ROWS)('$call.method $call.path is open to a visitor', async (row) => {
    expect((await request(row)).status).toBe(allowedStatus(row.name))
  })

  it.each(rows)('$call.method $call.path is open to the administrator', async (row) => {
    const { cookie } = await newSession() // separate, because one of the calls ends it
    expect((await request(row, cookie)).status).toBe(allowedStatus(row.name))
  })
})

describe('files and internal calls, which the documented API does not list', () => {
  const sendTo = (call: Call, headers: Record<string, string>, cookie?: string) =>
    sendCall(call, { params: { key: 'unknown' }, headers, ...(cookie ? { cookie } : {}) })

  it.each(Object.values(fileCalls))('$path is open to a visitor', async (call) => {
    expect(call.access).toBe('public')
    await expectRefusal(await sendTo(call, {}), 404)
  })

  it.each(Object.values(internalCalls))(
    '$method $path answers 404 without the key, also to the administrator, and 200 with it',
    async (call) => {
      expect(call.access).toBe('internal')
      const key = env.INTERNAL_KEY ?? ''
      expect(key).not.toBe('')
      const cookie = await adminCookie()
      for (const wrong of ['', `${key}x`, key.toUpperCase()]) {
        const headers = { [INTERNAL_KEY_HEADER]: wrong }
        await expectRefusal(await sendTo(call, headers), 404)
        await expectRefusal(await sendTo(call, headers, cookie), 404)
      }
      await expectRefusal(await sendTo(call, {}, cookie), 404)
      const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
      await expectRefusal(await sendTo(call, foreign), 404)
      const own = await sendTo(call, { [INTERNAL_KEY_HEADER]: key })
      await expectAnswer(own, 200, call.response)
    },
  )
})
