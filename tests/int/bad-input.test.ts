import { describe, expect, it } from 'vitest'
import type { Call } from '#src/contract/call.ts'
import { calls } from '#src/contract/api/calls.ts'
import { adminCookie } from '#tests/support/admin.ts'
import { askPayload } from '#tests/support/payload-rest.ts'
import { UNKNOWN } from '#tests/support/matrix-requests.ts'
import { messageBody, postBody } from '#tests/support/post-bodies.ts'
import { expectRefusal, sendAsAdmin, sendCall } from '#tests/support/requests.ts'

type Json = Record<string, unknown>
const writes: { call: Call; valid: Json }[] = [
  { call: calls.createPost, valid: postBody() },
  { call: calls.updatePost, valid: postBody() },
  { call: calls.createMessage, valid: messageBody() },
  { call: calls.changeMessages, valid: { ids: [UNKNOWN], state: 'read' } },
]

const sendRaw = (call: Call, body: BodyInit, headers: Record<string, string> = {}) =>
  sendAsAdmin(call, {
    ...{ params: { id: UNKNOWN }, body },
    headers: { 'content-type': 'application/json', ...headers },
  })
const refusalOfJson = async (call: Call, value: unknown) =>
  expectRefusal(await sendRaw(call, JSON.stringify(value)), 400)

const MALFORMED: [string, BodyInit][] = [
  ['nothing', ''],
  ['an open brace', '{'],
  ['nul', 'nul'],
  ['a trailing comma', '{"title":"x",}'],
  ['single quotes', "{'title':'x'}"],
  ['UTF-16', Buffer.from('{"title":"x"}', 'utf16le')],
  ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
  ['a list', '[]'],
  ['a number', '1'],
  ['null', 'null'],
  ['a text', '"text"'],
]

/** Forms can send the first three. */
const NOT_JSON = [
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'],
  'application/jsonp',
]

describe.each(writes)('$call.method $call.path with bad input', ({ call, valid }) => {
  it.each(MALFORMED)('answers 400 { message } to %s', async (_, body) => {
    const answer = await expectRefusal(await sendRaw(call, body), 400)
    expect(answer.message).not.toMatch(/\/|Error|at /)
  })

  it('refuses unknown keys', async () => {
    for (const key of ['id', 'createdAt', '_status', 'isActive', 'sub', '__proto__x']) {
      await refusalOfJson(call, { ...valid, [key]: 'x' })
    }
  })

  it('refuses every field with a wrong type, and names it', async () => {
    for (const field of Object.keys(valid)) {
      for (const value of [{ a: 1 }, [[1]], -1, true]) {
        const wrong = value === true && field === 'isPublished' ? 'true' : value
        const answer = await refusalOfJson(call, { ...valid, [field]: wrong }).catch(
          (cause: unknown) => {
            throw new Error(`${field} = ${JSON.stringify(wrong)}`, { cause })
          },
        )
        expect(Object.keys(answer.fields ?? {}).some((name) => name.startsWith(field))).toBe(true)
      }
    }
  })

  it('refuses NUL and lone surrogates in each text', async () => {
    const texts = Object.entries(valid).filter(([, value]) => typeof value === 'string')
    for (const [field, value] of texts) {
      for (const poison of ['\u0000', '\ud800']) {
        await refusalOfJson(call, { ...valid, [field]: `${String(value)}${poison}` })
      }
    }
  })

  it('answers 413 to a body over the limit and 415 to another content type or a compressed one', async () => {
    const huge = JSON.stringify({ ...valid, extra: 'x'.repeat(1024 * 1024) })
    await expectRefusal(await sendRaw(call, huge), 413)
    const json = JSON.stringify(valid)
    for (const type of NOT_JSON)
      await expectRefusal(await sendRaw(call, json, { 'content-type': type }), 415)
    await expectRefusal(await sendRaw(call, json, { 'content-encoding': 'gzip' }), 415)
  })
})

describe('fields of a post', () => {
  it.each([-1, 0, 1.5, 1e9, '5 min', '', '  ', [5], null, '1e3', '0x10', 1000])(
    'refuses readTime %j',
    async (readTime) => {
      const answer = await refusalOfJson(calls.createPost, { ...postBody(), readTime })
      expect(answer.fields).toHaveProperty('readTime')
    },
  )

  it.each([true, false])(
    'refuses a body that sanitising makes too long (published: %s)',
    async (isPublished) => {
      const content = `<p>${'&'.repeat(300 * 1024)}</p>`
      const json = { ...postBody(), isPublished, content }
      const answer = await refusalOfJson(calls.createPost, json)
      expect(answer.fields).toEqual({ content: 'Content must be at most 512 kB' })
    },
  )

  it.each([
    ['title', 'x'.repeat(201)],
    ['title', 'two\nlines'],
    ['excerpt', 'x'.repeat(501)],
    ['content', 'x'.repeat(512 * 1024 + 1)],
    ['tags', Array.from({ length: 21 }, (_, index) => `tag ${index}`)],
    ['tags', ['x'.repeat(41)]],
    ['tags', [null]],
    ['imageUrl', 'javascript:alert(1)'],
    ['imageUrl', 'data:text/html,x'],
    ['imageUrl', 'file:///etc/passwd'],
    ['imageUrl', '//evil.example/x.png'],
    ['imageUrl', '/\\evil.example/x.png'],
    ['imageUrl', `https://example.com/${'x'.repeat(2100)}`],
    ['isPublished', 'false'],
    ['publishedAt', 'yesterday'],
    ['publishedAt', '2024-13-45T99:00:00Z'],
  ])('refuses %s = %.40j', async (field, value) => {
    await refusalOfJson(calls.createPost, { ...postBody(), [field]: value })
  })
})

const IDS = [
  '../',
  '0',
  '2147483648',
  '\u0000',
  'x'.repeat(9000),
  'undefined',
  '☃',
  '00000000-0000-0000-0000-00000000000g',
]
const withId = Object.values<Call>(calls).filter(({ path }) => path.includes('{'))

describe.each(withId)('$method $path with unknown ids', (call) => {
  it.each(IDS)('answers 404 to %.30j', async (id) => {
    const bodies: Json = { PUT: postBody(), PATCH: { state: 'read' } }
    const json = call.body ? bodies[call.method] : undefined
    const params = { id, kind: id, version: id }
    const response = await sendAsAdmin(call, { params, ...(json === undefined ? {} : { json }) })
    await expectRefusal(response, 404)
  })
})

describe('query strings', () => {
  it.each([
    '?page=0',
    '?page=x',
    '?limit=1000',
    '?where[id]=1',
    '?page=1&page=2',
    '?sort=-content',
  ])('GET /api/blog%s answers 400', async (query) => {
    await expectRefusal(await sendCall(calls.listPosts, { query }), 400)
  })
})

it.each([
  ['application/json; charset=utf-16', 415],
  ['application/json;charset="UTF-16LE"', 415],
  ['application/json; charset=iso-8859-1', 415],
  ['application/json; charset=utf-8', 201],
  ['application/json; charset="UTF8"', 201],
  ['application/json', 201],
])('a body that says it is %s answers %d', async (type, status) => {
  const body = JSON.stringify(postBody({ title: type }))
  const headers = { 'content-type': type, cookie: await adminCookie() }
  expect((await sendRaw(calls.createPost, body, headers)).status).toBe(status)
  expect((await askPayload('POST', '/posts', { headers, body })).status).toBe(status)
})
