import { describe, expect, it } from 'vitest'
import { adminCookie } from '#tests/support/admin.ts'
import { askPayload } from '#tests/support/payload-rest.ts'

// Generated requests: npm run test:long.
describe('F: the REST API of the built-in admin', () => {
  it.each(['__proto__', 'constructor', 'posts/__proto__', 'globals/toString', '__proto__/count'])(
    '★ answers 404 to /%s',
    async (path) => {
      expect((await askPayload('GET', `/${path}`)).status).toBe(404)
    },
  )

  it.each(['where[title][equals]=%00', 'where[id][in]=a%00b', 'sort=%00', 'a=%2500%00'])(
    '★ NUL in a query is refused: %s',
    async (search) => {
      const response = await askPayload('GET', `/posts?${search}`)
      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({ message: 'The request is not valid.' })
    },
  )

  it('★ NUL in a stored text is refused', async () => {
    const headers = { cookie: await adminCookie(), 'content-type': 'application/json' }
    const json = JSON.stringify({ title: 'a\0b', excerpt: 'x', content: 'x', readTime: 1 })
    const response = await askPayload('POST', '/posts', { headers, body: json })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ message: 'The request is not valid.' })
  })

  it('does not render text of a query', async () => {
    const response = await askPayload('GET', '/og?title=Call+this+number')
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ message: 'Not found' })
  })
})
