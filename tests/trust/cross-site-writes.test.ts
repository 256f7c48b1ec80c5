import { beforeAll, describe, expect, it } from 'vitest'
import { statusOf } from '#src/contract/call.ts'
import type { Call } from '#src/contract/call.ts'
import { calls } from '#src/contract/api/calls.ts'
import type { CallName } from '#src/contract/api/calls.ts'
import { errorBodySchema } from '#src/contract/errors.ts'
import { handleContactForm } from '#src/http/contact-form-request.ts'
import { mayCallServerFunction } from '#src/http/server-functions.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { adminCookie } from '#tests/support/admin.ts'
import { filesOf } from '#tests/support/backup-sites.ts'
import { contentRows } from '#tests/support/content-rows.ts'
import { handlerOf, ORIGIN, send, sendCall } from '#tests/support/requests.ts'
import { messageBody } from '#tests/support/post-bodies.ts'
import { BODIES } from '#tests/support/matrix-requests.ts'
import { sendToPayload } from '#tests/support/payload-rest.ts'
import { resume, WRITES } from '#tests/support/valid-writes.ts'

/** Origins of cross-site writes, with the cookie that the browser would send. */
const ELSEWHERE: [string, Record<string, string>][] = [
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['a same-site origin', { origin: 'http://blog.localhost:3999', 'sec-fetch-site': 'same-site' }],
  ['another scheme', { origin: 'https://localhost:3999', 'sec-fetch-site': 'cross-site' }],
]

const WITHOUT_ORIGIN: [string, Record<string, string>][] = [
  ['a link on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ['a link on a same-site host', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' }],
]

/** `checkLinks` asks with a body, and writes nothing. */
const writes = Object.entries(calls as Record<string, Call>).filter(
  ([name, call]) => call.method !== 'GET' && name !== 'checkLinks',
)
const site = async () => ({
  rows: await contentRows(),
  files: await filesOf(fileStore),
})

// The first becomes active, so that later ones can be deleted.
beforeAll(async () => void (await resume()))

describe('cross-site writes', () => {
  it('are known, one by one: a new write fails this until it is listed', () => {
    expect(writes.map(([name]) => name).sort()).toEqual(Object.keys(WRITES).sort())
  })

  it.each(writes)(
    '%s: 403 from wherever, and not a row or a file is changed; the same from our own page is done',
    async (name, call) => {
      const { json, body, ...params } = (await WRITES[name as CallName]?.()) ?? {}
      const content = body ? { body } : { json: json ?? BODIES[name as CallName] }
      const options = { params, cookie: await adminCookie() }
      const before = await site()
      for (const [where, headers] of ELSEWHERE) {
        const response = await sendCall(call, { ...options, ...content, headers })
        expect({ where, status: response.status }).toEqual({ where, status: 403 })
        errorBodySchema.parse(await response.json())
      }
      expect(await site()).toEqual(before)
      // The request is otherwise valid.
      const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' }
      const own = call.access === undefined ? options : { params }
      const done = await sendCall(call, { ...own, ...content, headers })
      expect(done.status).toBe(statusOf(call))
      await done.arrayBuffer()
      expect(await site()).not.toEqual(before)
    },
  )

  it('the contact form without scripts: the same', async () => {
    const fields = new URLSearchParams({ ...messageBody(), subject: 'Without scripts' })
    const post = (headers: Record<string, string>) =>
      send(handleContactForm, 'POST', '/contact', {
        body: fields.toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      })
    const before = await site()
    for (const [where, headers] of ELSEWHERE)
      expect({ where, status: (await post(headers)).status }).toEqual({ where, status: 403 })
    expect(await site()).toEqual(before)
    expect((await post({ 'x-folio-client': '198.51.100.77' })).status).toBe(303)
    expect(await site()).not.toEqual(before)
  })
})

describe('cross-site requests that a browser sends without Origin', () => {
  const sendAsOwner = async (method: string, path: string, headers: Record<string, string>) => {
    const url = `${ORIGIN}/payload/api${path}`
    const own = { cookie: await adminCookie(), 'content-type': 'application/json' }
    const body = JSON.stringify({ isHidden: true })
    return sendToPayload(new Request(url, { method, headers: { ...own, ...headers }, body }))
  }

  it.each(['exportMessages', 'downloadExport', 'downloadMediaArchive', 'followChanges'] as const)(
    '%s: 403 by a link on another site, and no line in the record',
    async (name) => {
      const call = calls[name]
      const handler = await handlerOf(call)
      const before = await site()
      for (const [where, headers] of WITHOUT_ORIGIN) {
        const request = new Request(`${ORIGIN}${call.path}`, {
          headers: { cookie: await adminCookie(), ...headers },
        })
        const { status } = await handler(request)
        expect({ where, status }).toEqual({ where, status: 403 })
      }
      expect(await site()).toEqual(before)
    },
  )

  it.each([
    ['POST', '/globals/settings'],
    ['PATCH', '/posts?where[id][exists]=true'],
    ['DELETE', '/posts?where[id][exists]=true'],
  ])("%s %s of Payload's REST API: 403", async (method, path) => {
    const before = await site()
    for (const [where, headers] of [
      ...WITHOUT_ORIGIN,
      ...ELSEWHERE,
      ['neither header', {}],
    ] as const)
      expect({ where, status: (await sendAsOwner(method, path, headers)).status }).toEqual({
        where,
        status: 403,
      })
    expect(await site()).toEqual(before)
  })

  it('a server function of the built-in admin', async () => {
    const call = { name: 'table-state', args: { collectionSlug: 'posts' } }
    const mayCall = async (headers: Record<string, string>) =>
      mayCallServerFunction(new Headers({ cookie: await adminCookie(), ...headers }), call)
    for (const [where, headers] of [...WITHOUT_ORIGIN, ...ELSEWHERE])
      expect({ where, isAllowed: await mayCall(headers) }).toEqual({ where, isAllowed: false })
    expect(await mayCall({ origin: ORIGIN, 'sec-fetch-site': 'same-origin' })).toBe(true)
  })
})
