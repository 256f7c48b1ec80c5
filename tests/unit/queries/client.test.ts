import { beforeEach, expect, it, vi } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { orNull, request, requestUrl, send } from '#src/queries/client.ts'
import { RequestError } from '#src/queries/request-error.ts'

const id = '6f1f3c52-7c39-4d7e-9b43-0d6b0f3f9b11'
const user = { id, email: 'owner@gmail.com', firstName: 'Ada', lastName: null }
const message = { name: 'A', email: 'a@example.com', subject: 'S', message: 'M' }

const network = vi.fn<typeof fetch>()
const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  network.mockResolvedValueOnce(new Response(JSON.stringify(body), { status, headers }))
const sent = () => {
  const [url, init] = network.mock.calls[0] ?? []
  return { url, init, headers: new Headers(init?.headers) }
}

beforeEach(() => {
  network.mockReset()
  vi.stubGlobal('fetch', network)
})

it('[S7-all-01] includes credentials in reads and in writes', async () => {
  answer(200, user)
  await request(calls.getUser)
  answer(201, {})
  await send(calls.createMessage, { body: message })
  expect(network.mock.calls.map(([, init]) => init?.credentials)).toEqual(['include', 'include'])
})

it('[S7-all-02] throws on any non-ok response', async () => {
  answer(409, { message: 'Taken' })
  await expect(request(calls.getUser)).rejects.toThrow('409: {"message":"Taken"}')
})

it('[S7-all-03] reads by GET and parses the JSON', async () => {
  answer(200, user)
  expect(await request(calls.getUser)).toEqual(user)
  expect(sent().init?.method).toBe('GET')
  expect(sent().init?.body).toBeUndefined()
})

it('rejects a response that breaks the contract', async () => {
  answer(200, { ...user, id: 7 })
  await expect(request(calls.getUser)).rejects.toThrow()
})

it('[S7-all-04] fails on 401 by default', async () => {
  answer(401, { message: 'Unauthorized' })
  await expect(request(calls.getUser)).rejects.toBeInstanceOf(RequestError)
})

it('[S7-all-05] returns null on 401 when requested', async () => {
  answer(401, { message: 'Unauthorized' })
  expect(await orNull(401, () => request(calls.getUser))).toBeNull()
})

it('returns null for the given status only', async () => {
  answer(500, { message: 'Something went wrong.' })
  await expect(orNull(404, () => request(calls.getActiveResume))).rejects.toThrow('500: ')
})

it('[S7-put-blog-01] sends JSON to the path of the post, guarded by its ETag and its key', async () => {
  answer(404, { message: 'Not found' })
  const body = { title: 'T', excerpt: 'E', content: 'C', readTime: '5', isPublished: false }
  const guards = { etag: '"v1"', key: 'one key' }
  const update = request(calls.updatePost, { params: { id: 'a b' }, body, ...guards })
  await expect(update).rejects.toThrow('404: ')
  expect(sent().url).toBe('/api/blog/a%20b')
  expect(sent().headers.get('If-Match')).toBe('"v1"')
  expect(sent().headers.get('Idempotency-Key')).toBe('one key')
  expect(sent().headers.get('Content-Type')).toBe('application/json')
  expect(JSON.parse(sent().init?.body as string)).toEqual(body)
})

it('returns the ETag for a later update, where the call has one', async () => {
  answer(200, user, { ETag: '"v7"' })
  expect(await request({ ...calls.getUser, hasETag: true })).toEqual({ data: user, etag: '"v7"' })
  answer(200, user, { ETag: '"v7"' })
  expect(await request(calls.getUser)).toEqual(user)
})

it('[S7-post-contact-01, S7-post-contact-02] sends a message without reading the response', async () => {
  network.mockResolvedValueOnce(new Response('not JSON', { status: 201 }))
  await expect(send(calls.createMessage, { body: message })).resolves.toBeUndefined()
  expect(JSON.parse(sent().init?.body as string)).toEqual(message)
})

it('rethrows a network error unchanged', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(orNull(401, () => request(calls.getUser))).rejects.toBeInstanceOf(TypeError)
})

it('omits undefined query parameters', () => {
  expect(requestUrl(calls.listPosts, { query: { page: 2, limit: undefined } })).toBe(
    '/api/blog?page=2',
  )
  expect(requestUrl(calls.listPosts)).toBe('/api/blog')
})
