// @module-tag long
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { adminCookie } from '#tests/support/admin.ts'
import { fillSite } from '#tests/support/backup-sites.ts'
import { hostileText } from '#tests/support/hostile-texts.ts'
import { askPayload } from '#tests/support/payload-rest.ts'

const COLLECTIONS = ['posts', 'media', 'resumes', 'contacts', 'users', 'preview-links', 'audit']
const SEED = 20_261_121

const field = fc.constantFrom(
  ...['id', 'title', 'slug', '_status', 'createdAt', 'deletedAt', 'readTime', 'tags', 'isActive'],
  ...[
    'email',
    'filesize',
    'post',
    'sessions.id',
    'nowhere',
    '__proto__',
    'version.title',
    'post.title',
  ],
)
const operator = fc.constantFrom(
  ...['equals', 'not_equals', 'in', 'not_in', 'all', 'exists', 'like', 'contains', 'near'],
  ...['within', 'greater_than', 'less_than_equal', 'nonsense', 'intersects', 'not_like'],
)
const parameter = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(field, operator, hostileText)
      .map(([name, by, value]) => [`where[${name}][${by}]`, value] as const),
  },
  fc.tuple(
    fc.constantFrom(
      ...[
        'where',
        'where[or]',
        'where[and][0][or]',
        'where[title]',
        'limit',
        'page',
        'depth',
        'sort',
      ],
      ...[
        'select',
        'select[title]',
        'populate',
        'populate[users][email]',
        'joins',
        'locale',
        'draft',
      ],
      ...['trash', 'pagination', 'fallback-locale', 'autosave', 'sort[]', 'publishSpecificLocale'],
    ),
    hostileText,
  ),
)
const path = fc
  .tuple(fc.constantFrom(...COLLECTIONS), hostileText, fc.integer({ min: 0, max: 6 }))
  .map(([slug, id, form]) => {
    const name = encodeURIComponent(id.toWellFormed()) || 'x'
    const forms = ['', `/${name}`, '/count', '/versions', `/versions/${name}`, `/${name}/duplicate`]
    return `/${slug}${forms[form] ?? `/access/${name}`}`
  })
const body = fc.oneof(
  fc
    .dictionary(field, fc.oneof(hostileText, fc.jsonValue({ maxDepth: 2 })), { maxKeys: 4 })
    .map((value) => JSON.stringify(value)),
  fc.json(),
  hostileText,
)
const request = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'POST', 'PATCH', 'DELETE', 'PUT'),
  path,
  query: fc.array(parameter, { maxLength: 3 }),
  type: fc.constantFrom(
    'application/json',
    'application/json',
    'multipart/form-data; boundary=x',
    'text/plain',
  ),
  body,
  isAdmin: fc.boolean(),
})

const query = (pairs: (readonly [string, string])[]) =>
  new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()])).toString()

/** Must not appear in any response. */
const LEAK = /\n\s+at |node_modules|insert into|select .* from/i

describe('the REST API of the built-in admin', () => {
  beforeAll(() => fillSite())

  it('generated requests: no 5xx, and each refusal says why', async () => {
    const cookie = await adminCookie()
    const seen = new Set<number>()
    await fc.assert(
      fc.asyncProperty(request, async ({ isAdmin, ...sent }) => {
        const response = await askPayload(sent.method, `${sent.path}?${query(sent.query)}`, {
          headers: { 'content-type': sent.type, ...(isAdmin ? { cookie } : {}) },
          body: sent.body.toWellFormed(),
        })
        seen.add(response.status)
        const text = await response.text()
        expect({ text, isFailure: response.status >= 500 }).toEqual({ text, isFailure: false })
        expect(text).not.toMatch(LEAK)
        // A document has fields, a refusal a message.
        const refusal = response.ok ? { message: 'none' } : (JSON.parse(text) as object)
        expect(refusal).toMatchObject({ message: expect.stringMatching(/./) })
      }),
      { numRuns: 600, seed: SEED },
    )
    for (const status of [200, 400, 403, 404]) expect(seen).toContain(status)
  })
})
