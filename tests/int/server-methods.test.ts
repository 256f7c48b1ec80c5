import { describe, expect, it } from 'vitest'
import type { Call } from '#src/contract/call.ts'
import { calls } from '#src/contract/api/calls.ts'
import { useTestServer } from '#tests/support/test-server.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const STREAM = calls.followChanges.path
const all = Object.values<Call>(calls)
const paths = [...new Set(all.map(({ path }) => path))]
const methodsOf = (path: string) =>
  all
    .filter((call) => call.path === path)
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
const target = (path: string) => path.replace(/\{\w+\}/, 'x')
const pairs = paths.flatMap((path) => METHODS.map((method) => [method, path] as const))

const site = useTestServer()

describe('every method on every path of a call', () => {
  it('GET of the stream of changes is passed on, and stays open', async () => {
    const stream = new AbortController()
    const url = `http://127.0.0.1:${site.port}${STREAM}`
    const response = await fetch(url, { signal: stream.signal })
    expect(response.status).toBe(200)
    stream.abort()
  })

  it.each(
    pairs.filter(
      ([method, path]) =>
        methodsOf(path).includes(method) && !(path === STREAM && method === 'GET'),
    ),
  )('%s %s is passed on', async (method, path) => {
    expect((await site.get(target(path), { method })).status).toBe(200)
  })

  it.each(pairs.filter(([method, path]) => !methodsOf(path).includes(method)))(
    '%s %s is 405, with exactly the allowed methods',
    async (method, path) => {
      const { status, headers } = await site.get(target(path), { method })
      expect(status).toBe(405)
      expect(headers.allow?.split(', ').sort()).toEqual(methodsOf(path).toSorted())
    },
  )

  it.each(['TRACE', 'PROPFIND', 'CONNECT', 'get', 'FOO'])(
    '%s is nothing on any of them',
    async (method) => {
      for (const path of paths) {
        const head = `${method} ${target(path)} HTTP/1.1\r\nHost: folio.test\r\nConnection: close\r\n\r\n`
        const answer = await site.raw(head)
        expect(answer).toMatch(/^HTTP\/1\.1 (400|405) /)
        expect(answer).not.toMatch(new RegExp(`^[Aa]llow: ${method}`, 'm'))
      }
    },
  )

  it('pages accept GET and HEAD only, the contact form POST too', async () => {
    expect((await site.get('/', { method: 'POST' })).headers.allow).toBe('GET, HEAD')
    expect((await site.get('/', { method: 'PROPFIND' })).status).toBe(405)
    const form = await site.get('/contact', { method: 'DELETE' })
    expect([form.status, form.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
  })
})
