import pg from 'pg'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import type { Call } from '#src/contract/call.ts'
import { errorBodySchema } from '#src/contract/errors.ts'
import { startFaultProxy } from './fault-proxy.ts'
import { postBody } from './post-bodies.ts'
import { sendCall } from './requests.ts'
import type { Sent } from './requests.ts'

/** For a test file: the handlers with a database behind the fault proxy. Call it first: settings are read once. */
export function useFaultySite() {
  let proxy: Awaited<ReturnType<typeof startFaultProxy>>
  let direct: pg.Pool
  let cookie = ''
  beforeAll(async () => {
    const url = process.env['DATABASE_URL'] ?? ''
    proxy = await startFaultProxy(url)
    direct = new pg.Pool({ connectionString: url, max: 3, application_name: 'watching' })
    direct.on('error', () => undefined)
    vi.stubEnv('DATABASE_URL', proxy.url)
    cookie = await (await import('./admin.ts')).adminCookie()
  })
  afterAll(async () => {
    proxy.set({ kind: 'none' })
    await direct.end()
  })
  const ask = (call: Call, sent: Sent = {}) => sendCall(call, { ...sent, cookie })
  return {
    break: (fault: Parameters<typeof proxy.set>[0]) => proxy.set(fault),
    heal: () => proxy.set({ kind: 'none' }),
    ask,
    rows: async (statement: string, values: unknown[] = []) =>
      (await direct.query<Record<string, unknown>>(statement, values)).rows,
    /** A connection past the proxy, for many queries. */
    direct: () => direct,
    savePost: (changes: object) => ask(calls.createPost, { json: postBody(changes) }),
    pool: async () =>
      (await (await import('#src/services/platform/payload.ts')).payloadClient()).db.pool,
  }
}

/** An error with Retry-After that discloses no cause. */
export async function expectUnavailable(response: Response): Promise<void> {
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  const body = errorBodySchema.parse(await response.json())
  expect(body.message).toBe('The service is temporarily unavailable. Please try again shortly.')
}
