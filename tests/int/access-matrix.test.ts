import { describe, expect, it } from 'vitest'
import type { Call } from '#src/contract/call.ts'
import { calls, fileCalls } from '#src/contract/api/calls.ts'
import type { CallName } from '#src/contract/api/calls.ts'
import { internalCalls } from '#src/contract/api/internal-calls.ts'
import { tokenScopeSchema } from '#src/contract/token-scope.ts'
import type { TokenScope } from '#src/contract/token-scope.ts'
import { env } from '#src/env.ts'
import { INTERNAL_KEY_HEADER } from '#src/lib/http/server-signals.ts'
import { createAccessToken, sendWithToken } from '#tests/support/access-tokens.ts'
import { adminCookie, expiredCookie, newSession } from '#tests/support/admin.ts'
import { expectAnswer, expectRefusal, sendAsAdmin, sendCall } from '#tests/support/requests.ts'
import { allowedStatus, BODIES, QUERIES, UNKNOWN } from '#tests/support/matrix-requests.ts'

const params = { kind: 'posts', id: UNKNOWN, version: UNKNOWN }

type Row = { name: CallName; call: Call }
const rows = Object.entries<Call>(calls).map(([name, call]): Row => ({
  name: name as CallName,
  call,
}))

const ADMIN_ROWS = rows.filter(({ call }) => call.access === undefined)
const PUBLIC_ROWS = rows.filter(({ call }) => call.access === 'public')

async function request({ name, call }: Row, cookie?: string) {
  const form = new FormData()
  return sendCall(call, {
    params,
    query: QUERIES[name] ?? '',
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
      const response = await request(row)
      expect(response.headers.get('www-authenticate')).toBe('Bearer')
      expect(await expectRefusal(response, 401)).toEqual({ message: 'Unauthorized' })
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

const NO_CONTENT: CallName[] = [
  'getUser',
  'listSessions',
  'listAccessTokens',
  'listActivity',
  'getBackups',
  'createBackup',
  'downloadExport',
  'listImports',
  'getImportReport',
  'getExampleState',
  'getReleaseState',
  'listPreviewLinks',
  'listAdministrators',
  'followChanges',
]
/** Every call that reads, from the contract: a new one needs the scope `read`, or a line above. */
const READS = rows
  .filter(({ call }) => call.method === 'GET' && call.responseKind !== 'redirect')
  .map(({ name }) => name)
/** Calls that a token of each scope can make; everything else is refused, also where a visitor would be admitted. */
const ALLOWED: Record<TokenScope, CallName[]> = {
  posts: [
    'listPosts',
    'getPost',
    'getLivePost',
    'listPostVersions',
    'comparePostVersion',
    'listBrokenLinks',
    'listPostSlugs',
    'createPost',
    'updatePost',
    'deletePost',
    'restorePost',
    'changePosts',
    'createPostDraft',
    'savePostDraft',
    'discardPostDraft',
    'restorePostVersion',
    'listPreviewLinks',
    'createPreviewLink',
    'deletePreviewLink',
    'setPostSource',
  ],
  media: [
    'listMedia',
    'downloadMediaArchive',
    'uploadMedia',
    'updateMedia',
    'replaceMediaFile',
    'restoreMediaVersion',
    'changeMedia',
    'deleteMedia',
    'restoreMedia',
  ],
  read: READS.filter((name) => !NO_CONTENT.includes(name)),
}

const cases = tokenScopeSchema.options.flatMap((scope) =>
  rows.map((row) => ({ ...row, scope, isAllowed: ALLOWED[scope].includes(row.name) })),
)

const made: Partial<Record<TokenScope, Promise<string>>> = {}
const tokenOf = (scope: TokenScope) =>
  (made[scope] ??= createAccessToken([scope]).then(({ token }) => token))

describe('access matrix: every call × an access token of each scope', () => {
  it.each(cases.filter(({ isAllowed }) => isAllowed))(
    '$call.method $call.path answers a token with the scope $scope as it answers the administrator',
    async ({ call, scope }) => {
      const response = await sendWithToken(call, await tokenOf(scope), { params })
      const expected = await sendAsAdmin(call, { params })
      expect(response.status).toBe(expected.status)
      expect([401, 403, 429, 500]).not.toContain(response.status)
      expect(response.headers.get('set-cookie')).toBeNull()
    },
  )

  it.each(cases.filter(({ isAllowed }) => !isAllowed))(
    '$call.method $call.path answers 403 to a token with the scope $scope, also with a session',
    async ({ call, scope }) => {
      const response = await sendWithToken(call, await tokenOf(scope), {
        params,
        headers: { cookie: await adminCookie() },
      })
      expect(response.headers.get('www-authenticate')).toMatch(/^Bearer error="insufficient_scope"/)
      await expectRefusal(response, 403)
    },
  )

  it.each(rows)(
    '$call.method $call.path answers 401 to an unknown token, also with a session',
    async ({ call }) => {
      const response = await sendWithToken(call, `folio_${'A'.repeat(43)}`, {
        params,
        headers: { cookie: await adminCookie() },
      })
      expect(response.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
      await expectRefusal(response, 401)
    },
  )

  it('never admits a token to a sign-in, a token, a backup, an export, or the deletion of a message', () => {
    const never = /^\/api\/(login|logout|auth|sessions|tokens|backups|export|trash\/\{kind\})/
    const admitted = rows.filter(({ call }) => call.scopes !== undefined)
    expect(admitted.filter(({ call }) => never.test(call.path))).toEqual([])
    const ofMessages = admitted.filter(({ call }) => call.path.startsWith('/api/contact'))
    expect(new Set(ofMessages.map(({ call }) => call.method))).toEqual(new Set(['GET']))
    const withRead = rows.filter(({ call }) => call.scopes?.includes('read'))
    expect(new Set(withRead.map(({ call }) => call.method))).toEqual(new Set(['GET']))
  })
})
