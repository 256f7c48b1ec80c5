import { beforeEach, describe, expect, it } from 'vitest'
import { calls, fileCalls } from '#src/contract/api/calls.ts'
import { RATES } from '#src/contract/limits.ts'
import { payloadClient } from '#src/services/platform/payload.ts'
import { adminCookie } from '#tests/support/admin.ts'
import { askPayload } from '#tests/support/payload-rest.ts'
import { messageBody } from '#tests/support/post-bodies.ts'
import { sendCall } from '#tests/support/requests.ts'

const query = async (statement: string, values: unknown[] = []) =>
  (await payloadClient()).db.pool.query<{ points: number }>(statement, values)
/** Sets the count that an address has used of a limit. */
const use = ({ name }: { name: string }, address: string, points: number) =>
  query(
    `insert into rate_limits (key, points, expire) values ($1, $2, $3)
     on conflict (key) do update set points = excluded.points`,
    [`${name}:${address}`, points, Date.now() + 60_000],
  )
const used = async ({ name }: { name: string }, address: string) => {
  const { rows } = await query('select points from rate_limits where key = $1', [
    `${name}:${address}`,
  ])
  return rows[0]?.points ?? 0
}

let count = 0
let address = ''
beforeEach(() => {
  count += 1
  address = `198.51.100.${count}`
})

const sent = (cookie = '') => ({ headers: { 'x-folio-client': address }, cookie })
const deletePost = (cookie?: string) =>
  sendCall(calls.deletePost, { params: { id: 'nowhere' }, ...sent(cookie) })
const openFile = (cookie?: string) =>
  sendCall(fileCalls.openMedia, { params: { key: 'none' }, ...sent(cookie) })

describe('limits', () => {
  it('writes: 429 with Retry-After beyond 3,000 in ten minutes, for that address alone', async () => {
    const cookie = await adminCookie()
    await use(RATES.write, address, 2999)
    expect((await deletePost(cookie)).status).toBe(404)
    const refused = await deletePost(cookie)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    address = '198.51.100.250'
    expect((await deletePost(cookie)).status).toBe(404)
  })

  it('writes: counts the built-in admin, but neither reads nor unauthenticated requests', async () => {
    const cookie = await adminCookie()
    const asked = { headers: { cookie, 'x-folio-client': address } }
    await askPayload('DELETE', '/posts/00000000-0000-4000-8000-000000000000', asked)
    await askPayload('GET', '/posts', asked)
    expect((await deletePost()).status).toBe(401)
    expect(await used(RATES.write, address)).toBe(1)
    await use(RATES.write, address, 3000)
    expect((await askPayload('PATCH', '/posts/x', asked)).status).toBe(429)
  })

  it('count for ten minutes, and messages of all addresses for an hour', async () => {
    await query('truncate rate_limits')
    const headers = { 'x-folio-client': address, 'user-agent': 'A browser' }
    await deletePost(await adminCookie())
    await sendCall(calls.createMessage, { json: messageBody(), headers })
    await sendCall(calls.createVisit, { json: { post: crypto.randomUUID() }, headers })
    const { rows } = await query(
      `select split_part(key, ':', 1) as name, round((expire - $1) / 60000.0)::int as minutes
       from rate_limits order by 1`,
      [Date.now()],
    )
    expect(rows).toEqual([
      { name: 'contact', minutes: 10 },
      { name: 'contact-all', minutes: 60 },
      { name: 'visit', minutes: 10 },
      { name: 'write', minutes: 10 },
    ])
    await query('truncate rate_limits')
    await query('truncate contacts cascade')
  })

  it('refuses a visitor’s write to the built-in admin before reading the body', async () => {
    const body = new ReadableStream({
      pull() {
        throw new Error('the body was read')
      },
    })
    const request = { body, duplex: 'half', headers: { 'x-folio-client': address } }
    const answer = await askPayload('POST', '/media', request)
    expect(answer.status).toBe(403)
    expect(await answer.json()).toEqual({ message: 'This request is not allowed from here.' })
  })

  it('downloads of a visitor: 429 beyond 6,000 in ten minutes, not counted in the database', async () => {
    const statuses = new Map<number, number>()
    for (let asked = 0; asked < 6002; asked += 1) {
      const { status } = await openFile()
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect([...statuses]).toEqual([
      [404, 6000],
      [429, 2],
    ])
    expect(await used(RATES.download, address)).toBe(0)
    // The owner is exempt, because a library shows thousands of files.
    expect((await openFile(await adminCookie())).status).toBe(404)
  })

  it('messages of all addresses: 200 an hour, from the 201st address too', async () => {
    await use({ name: 'contact-all' }, 'everybody', 199)
    const sendMessage = (client: string) =>
      sendCall(calls.createMessage, { json: messageBody(), headers: { 'x-folio-client': client } })
    expect((await sendMessage('203.0.113.200')).status).toBe(201)
    const refused = await sendMessage('203.0.113.201')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const { rowCount } = await query('select 1 from contacts')
    expect(rowCount).toBe(1)
  })
})
