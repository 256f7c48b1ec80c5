import { beforeAll, describe, expect, inject, it } from 'vitest'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import type { PreviewLink } from '#src/contract/posts/preview-link-calls.ts'
import type { AttachedProduct } from '#tests/support/attach-product.ts'
import { closeDatabase, openDatabase } from '#tests/support/databases.ts'
import { messageBody, postBody } from '#tests/support/post-bodies.ts'
import type { Sending } from '#tests/support/sign-in-product.ts'
import { useDedicatedServer } from '#tests/support/use-server.ts'
import { createVisitor } from '#tests/support/visitor.ts'
import { beginRequest } from '#tests/support/http-client.ts'

const server = useDedicatedServer({ env: { LOG_LEVEL: 'info' }, failures: [503] })
const name = () => new URL(product.env['DATABASE_URL'] ?? '').pathname.slice(1)
let product: AttachedProduct
let watched: AttachedProduct
/** Each request, with the status and request id of its response. */
const asked: { method: string; path: string; status: number; id: string }[] = []

beforeAll(() => {
  product = server.product()
  watched = { ...product, send }
})

async function send(sending: Sending) {
  const response = await product.send(sending)
  const id = response.headers.get('x-request-id') ?? ''
  asked.push({ method: sending.method, path: sending.path, status: response.status, id })
  return response
}

type Line = Record<string, unknown>
const lines = (): Line[] =>
  product
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
const requestLines = () => lines().filter(({ msg }) => msg === 'request')

describe('the access log', () => {
  it('has one line per request, with its id and without query, body, cookie, code or token', async () => {
    const secrets: string[] = []
    const visitor = createVisitor(watched)
    await visitor.signIn('token-500')
    await visitor.start()
    secrets.push(...[...visitor.jar.values()].map(({ value }) => value))
    await visitor.signIn()
    secrets.push(visitor.session())
    for (const path of [
      '/',
      '/blog?utm=a-secret-query',
      '/nowhere?x=a-secret-query',
      '/%E0%A4%A',
      '/api/blog?token=a-secret-query',
      '/api/nowhere',
      '/api/ready',
      '/files/media/nothing.png?x=a-secret-query',
      '/payload/api/posts?where[title][equals]=a-secret-query',
      '/cms',
    ])
      await visitor.read(path, { authorization: 'Bearer a-secret-header' })
    await visitor.write(
      'POST',
      '/api/blog',
      postBody({ title: 'a-secret-draft', isPublished: false }),
    )
    await visitor.write('POST', '/api/contact', messageBody({ message: 'a-secret-message' }))
    await visitor.write('POST', '/api/contact', { email: 'a-secret-message' })
    await visitor.send('PUT', '/api/blog')
    await visitor.send('TRACE', '/')
    await visitor.go('/api/logout')

    expect(asked.filter(({ id }) => id === '')).toEqual([])
    expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length)
    const ids = new Set(asked.map(({ id }) => id))
    const ours = () => requestLines().filter(({ requestId }) => ids.has(String(requestId)))
    await expect.poll(() => ours().length).toBeGreaterThanOrEqual(asked.length)
    const written = ours().map(({ method, path, status, requestId }) => ({
      method,
      path,
      status,
      id: requestId,
    }))
    const byId = (a: { id: unknown }, b: { id: unknown }) => (String(a.id) < String(b.id) ? -1 : 1)
    const wanted = asked.map((one) => ({ ...one, path: one.path.split('?')[0] }))
    expect(written.sort(byId)).toEqual(wanted.sort(byId))

    const known = [
      ...['level', 'time', 'requestId', 'method', 'path', 'part', 'status', 'ms', 'msg', 'aborted'],
    ]
    for (const { time } of lines()) expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    for (const line of requestLines())
      expect(Object.keys(line).filter((key) => !known.includes(key))).toEqual([])
    expect(secrets.filter((secret) => secret.length > 20)).toHaveLength(2)
    for (const secret of secrets) expect(product.output()).not.toContain(secret)
    expect(product.output()).not.toMatch(
      /a-secret|eyJ|code=|state=|folio-attempt|folio-token|test-secret|rita@example/,
    )
  })

  it('has no token of a preview link, also when its page fails', async () => {
    const visitor = createVisitor(product)
    await visitor.signIn()
    const draft = postBody({ title: 'Not out yet', isPublished: false })
    const { id } = (await (await visitor.write('POST', '/api/blog', draft)).json()) as Post
    const link = await visitor.write('POST', `/api/blog/${id}/preview-links`)
    const { path } = (await link.json()) as PreviewLink
    const token = path.replace('/preview/', '')
    const encoded = token.replaceAll('.', '%2E')
    const readPreview = async () => (await fetch(`${product.url}/preview/${encoded}`)).status
    expect(await readPreview()).toBe(200)
    await closeDatabase(inject('databaseServer'), name())
    expect(await readPreview()).toBe(503)
    await openDatabase(inject('databaseServer'), name())
    const linked = () => lines().filter((line) => line['path'] === '/preview/…')
    const kinds = () =>
      [...new Set(linked().map(({ msg, status }) => `${String(msg)} ${String(status)}`))].sort()
    await expect.poll(kinds).toEqual(['page failed undefined', 'request 200', 'request 503'])
    for (const secret of [token, encoded, token.split('.').at(-1) ?? ''])
      expect(product.output()).not.toContain(secret)
  })

  it('has one line for an aborted request, marked as such', async () => {
    const request = beginRequest(Number(new URL(product.url).port), '/api/contact', {
      method: 'POST',
      headers: {
        origin: product.url,
        'content-type': 'application/json',
        'content-length': 1000,
      },
    })
    await new Promise((sent) => request.write('{"message":"', sent))
    request.destroy()
    const brokenOff = () => requestLines().filter(({ aborted }) => aborted === true)
    await expect.poll(brokenOff).toHaveLength(1)
    expect(brokenOff()).toMatchObject([{ method: 'POST', path: '/api/contact' }])
  })
})
