import { expect, it } from 'vitest'
import { createdAccessTokenSchema } from '#src/contract/access-tokens/access-token-schemas.ts'
import { useCmsData } from '#tests/support/cms-data.ts'
import { startProduct } from '#tests/support/start-product.ts'
import { useServer } from '#tests/support/use-server.ts'
import { SESSION } from '#tests/support/visitor.ts'

const server = useServer()
const data = useCmsData(server)

const createAccessToken = async (name: string) => {
  const response = await fetch(`${server.url}/api/tokens`, {
    method: 'POST',
    headers: {
      cookie: `${SESSION}=${await server.newSession()}`,
      origin: server.url,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ name, scopes: ['read'], days: 30 }),
  })
  return createdAccessTokenSchema.parse(await response.json())
}
const list = async (token?: string, url = server.url) => {
  const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {})
  const response = await fetch(`${url}/api/blog`, { headers })
  const text = await response.text()
  return { status: response.status, hasDraft: text.includes('In the drawer'), response }
}
const VISITOR = { status: 200, hasDraft: false }
const ADMITTED = { status: 200, hasDraft: true }
const REFUSED = { status: 401, hasDraft: false }

it('reads drafts with a token, uncached, and revokes one of three immediately in two processes', async () => {
  await data.post({ title: 'In public' })
  await data.post({ title: 'In the drawer', isPublished: false })
  const made = [
    await createAccessToken('First'),
    await createAccessToken('Second'),
    await createAccessToken('Third'),
  ]
  const [first, second, third] = made.map(({ token }) => token)
  const databaseUrl = server.product().env['DATABASE_URL'] ?? ''
  const beside = await startProduct({ databaseUrl })
  for (const url of [server.url, beside.url]) {
    // The second answer comes from the cache.
    for (const token of [undefined, undefined])
      expect(await list(token, url)).toMatchObject(VISITOR)
    for (const token of [first, second, third, second])
      expect(await list(token, url)).toMatchObject(ADMITTED)
    expect(await list(undefined, url)).toMatchObject(VISITOR)
  }
  expect((await list(second)).response.headers.get('cache-control')).toBe('no-store')

  const revoked = await server.asAdmin('DELETE', `/api/tokens/${made[1]?.id}`)
  expect(revoked.status).toBe(200)
  for (const url of [beside.url, server.url]) {
    expect(await list(second, url)).toMatchObject(REFUSED)
    expect(await list(first, url)).toMatchObject(ADMITTED)
    expect(await list(third, url)).toMatchObject(ADMITTED)
    expect(await list(undefined, url)).toMatchObject(VISITOR)
  }
  await beside.stop()
})
