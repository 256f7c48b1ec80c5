import { afterEach, expect, it } from 'vitest'
import { startTestServer } from '#tests/support/test-server.ts'

let server: Awaited<ReturnType<typeof startTestServer>> | undefined
afterEach(() => server?.stop())

it('redirects of the router, which depend on its headers, are kept by no cache', async () => {
  server = await startTestServer({
    handle: (_req, res) => {
      res.statusCode = 307
      res.setHeader('Location', '/blog?_rsc=1abcd')
      res.end()
    },
  })
  const { status, headers } = await server.get('/blog', { headers: { rsc: '1' } })
  expect([status, headers['cache-control'], headers['vary']]).toEqual([307, 'no-store', '*'])
})
