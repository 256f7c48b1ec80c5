import { describe, expect, it } from 'vitest'
import type { Call } from '#src/contract/call.ts'
import { calls } from '#src/contract/api/calls.ts'
import type { CallName } from '#src/contract/api/calls.ts'
import { tokenScopeSchema } from '#src/contract/token-scope.ts'
import type { TokenScope } from '#src/contract/token-scope.ts'
import { adminCookie } from '#tests/support/admin.ts'
import { expectRefusal } from '#tests/support/requests.ts'
import { createAccessToken, sendWithToken } from '#tests/support/access-tokens.ts'
import { sendAsAdmin } from '#tests/support/send-call.ts'

const READS_OF_POSTS: CallName[] = [
  'listPosts',
  'getPost',
  'getLivePost',
  'listPostVersions',
  'comparePostVersion',
  'listBrokenLinks',
  'listPostSlugs',
]
const READS_OF_MEDIA: CallName[] = ['listMedia', 'downloadMediaArchive']
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
const READS = Object.entries<Call>(calls)
  .filter(([, call]) => call.method === 'GET' && call.responseKind !== 'redirect')
  .map(([name]) => name as CallName)
/** Calls that a token of each scope can make; everything else is refused, also where a visitor would be admitted. */
const ALLOWED: Record<TokenScope, CallName[]> = {
  posts: [
    ...READS_OF_POSTS,
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
    ...READS_OF_MEDIA,
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

type Row = { name: CallName; call: Call }
const rows = Object.entries<Call>(calls).map(([name, call]): Row => ({
  name: name as CallName,
  call,
}))
const cases = tokenScopeSchema.options.flatMap((scope) =>
  rows.map((row) => ({ ...row, scope, isAllowed: ALLOWED[scope].includes(row.name) })),
)

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const params = { kind: 'posts', id: UNKNOWN, version: UNKNOWN }
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
