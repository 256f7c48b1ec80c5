import { beforeAll, describe, expect, it } from 'vitest'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import {
  CROSS_ORIGIN,
  expectedHeaders,
  securityHeadersOf,
} from '#tests/support/security-headers.ts'
import type { SecurityHeaders } from '#tests/support/security-headers.ts'
import type { Sending } from '#tests/support/sign-in-product.ts'
import { useServer } from '#tests/support/use-server.ts'

const server = useServer()
const { data } = server
let post: Post
let photo: MediaItem
const CODE = '```typescript\nconst a = 1\n```\n'

beforeAll(async () => {
  post = await data.post({ title: 'Locks', content: CODE })
  photo = await data.image()
  await data.resume()
})

const send = (sending: Partial<Sending> & { path: string }) =>
  server.product().send({
    method: 'GET',
    ...sending,
    headers: { host: new URL(server.url).host, ...sending.headers },
  })
const paths = {
  'the home page': () => '/',
  'the post list': () => '/blog',
  'a post': () => `/blog/${post.slug}`,
}
const publicPages = Object.entries(paths)

it.each(publicPages)(
  '%s is prerendered: rendered once, then served without the application',
  async (_, of) => {
    const read = async () => {
      const { status, headers } = await send({ path: of() })
      return [status, headers.get('x-nextjs-prerender'), headers.get('x-nextjs-cache')]
    }
    // Next sets the last header on all its responses. The notification of a write may still invalidate a page.
    await expect.poll(read).toEqual([200, '1', null])
    const { headers } = await send({ path: of() })
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  },
)

it.each([...publicPages, ['the login', () => '/admin'] as const])(
  '[S9-toast-01] %s has an empty live region, so that screen readers announce its first notification',
  async (_, of) => {
    const page = await (await send({ path: of() })).text()
    expect(page).toMatch(
      /<div role="status" data-notices="" aria-live="polite" [^>]*class="[^"]*"><\/div>/,
    )
  },
)

describe('the data of a page', () => {
  it.each([...publicPages, ['a missing page', () => '/nowhere'] as const])(
    'of %s is apart from its document',
    async (_, of) => {
      const page = await (await send({ path: of() })).text()
      expect(page).not.toContain('self.__next_f')
      const answer = await send({ path: `${of()}?page-data` })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json'])
      const files = [...page.matchAll(/<script type="deferred" src="([^"]+)"/g)].map(([, it]) => it)
      expect(await answer.json()).toEqual({
        files,
        calls: expect.arrayContaining([[0], [1, expect.any(String)]]),
      })
    },
  )

  it('stands in a document that is rendered for one request', async () => {
    const page = await (await send({ path: '/blog?q=locks' })).text()
    expect(page).toContain('self.__next_f')
  })
})

type Kind = [string, number, SecurityHeaders, () => Promise<Partial<Sending> & { path: string }>]
const kinds: Kind[] = [
  ['a page', 200, 'page', async () => ({ path: '/' })],
  ['the data of a page', 200, 'plainText', async () => ({ path: '/?page-data' })],
  ['the login', 200, 'admin', async () => ({ path: '/admin' })],
  ['the built-in admin', 200, 'payload', async () => ({ path: '/payload/login' })],
  ['a feed', 200, 'xml', async () => ({ path: '/rss.xml' })],
  ['a JSON feed', 200, 'plainText', async () => ({ path: '/feed.json' })],
  ['a preview picture', 200, 'plainText', async () => ({ path: `/cards/${post.id}.png` })],
  ['a management screen', 200, 'cms', async () => ({ path: '/cms' })],
  ['a file', 200, 'storedFile', async () => ({ path: new URL(photo.url, server.url).pathname })],
  ['the resume', 200, 'resume', async () => ({ path: '/api/resume' })],
  ['a file of the site', 200, 'xml', async () => ({ path: '/images/post-default.svg' })],
  ['an id of a post', 308, 'pageWithNonce', async () => ({ path: `/blog/${post.id}` })],
  ['a slash too many', 308, 'plainPage', async () => ({ path: '/blog/' })],
  ['the way to Google', 302, 'call', async () => ({ path: '/api/login' })],
  ['an unknown page', 404, 'page', async () => ({ path: '/nowhere' })],
  ['a missing file', 404, 'file', async () => ({ path: '/files/media/nowhere.png' })],
]

const DIFFERENT: Record<string, Record<string, string>> = {
  'a feed': CROSS_ORIGIN,
  'a JSON feed': CROSS_ORIGIN,
  'a preview picture': CROSS_ORIGIN,
  'a file': CROSS_ORIGIN,
  'a missing file': CROSS_ORIGIN,
  'the way to Google': { 'referrer-policy': 'no-referrer' },
}

// Every area of a stub application: tests/int/server.test.ts.
it.each(kinds)('%s (%i) carries the security headers', async (kind, status, name, sending) => {
  const answer = await send(await sending())
  expect(answer.status).toBe(status)
  expect(securityHeadersOf(Object.fromEntries(answer.headers))).toEqual(
    expectedHeaders(name, DIFFERENT[kind]),
  )
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(answer.headers.has('x-powered-by')).toBe(false)
  expect(answer.headers.get('location') ?? '').not.toContain(',')
})

describe('routes', () => {
  it.each([
    ['S2-routes-04', '/admin'],
    ['S2-routes-05', '/cms'],
    ['S2-routes-06', '/cms/blog'],
    ['S2-routes-07', '/cms/blog/new'],
    ['S2-routes-08', '/cms/blog/edit/1'],
    ['S2-routes-09', '/cms/media'],
    ['S2-routes-10', '/cms/resume'],
    ['S2-routes-11', '/cms/contacts'],
  ])('[%s] %s is there', async (_, path) => {
    const answer = await send({ path })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
  })

  it('[S6-visitor-01] a visitor opens /admin', async () => {
    const answer = await send({ path: '/admin' })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('<h1')
  })

  it.each(['/nowhere', '/blog/a/b', '/cms/nowhere', '/admin/nowhere', '/index.php'])(
    '[S8-listed-03] [S2-routes-12] %s is the not-found page, with its status',
    async (path) => {
      const answer = await send({ path })
      expect(answer.status).toBe(404)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(await answer.text()).toContain('404 Page Not Found')
    },
  )
})
