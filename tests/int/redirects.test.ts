import { afterEach, describe, expect, it } from 'vitest'
import { createRedirectLookup } from '#src/server/database/find-redirect.ts'
import { createLogger } from '#src/server/process/logger.ts'
import { env } from '#src/env.ts'
import { postBodySchema } from '#src/contract/posts/post-schemas.ts'
import { createPost } from '#src/services/posts/post-service.ts'
import { adminActor } from '#tests/support/admin-actor.ts'
import { adminCookie } from '#tests/support/admin.ts'
import { askPayload } from '#tests/support/payload-rest.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { startTestServer } from '#tests/support/test-server.ts'

const make = async (json: object) => {
  const headers = { cookie: await adminCookie(), 'content-type': 'application/json' }
  const answer = await askPayload('POST', '/redirects', { headers, body: JSON.stringify(json) })
  const { doc, errors } = (await answer.json()) as {
    doc?: { id: string; address: string }
    errors?: { data?: { errors?: { message: string }[] } }[]
  }
  return { status: answer.status, doc, message: errors?.[0]?.data?.errors?.[0]?.message }
}
const find = async (url: string) => {
  const logger = createLogger('silent')
  const lookup = createRedirectLookup({ databaseUrl: env.DATABASE_URL, logger })
  return lookup.findRedirect(url).finally(lookup.close)
}

describe('redirects in the built-in admin', () => {
  it('lead to a post while it is public, whatever its address', async () => {
    const actor = await adminActor()
    const post = await createPost({
      actor,
      body: postBodySchema.parse(postBody({ title: 'Redirected Ünder' })),
    })
    const draft = await createPost({
      actor,
      body: postBodySchema.parse(postBody({ title: 'Redirected draft', isPublished: false })),
    })
    await make({ address: '/redirects/old.html', post: post.id })
    await make({ address: '/redirects/draft', post: draft.id })
    expect(await find('/redirects/old.html?utm=1')).toBe(`/blog/${encodeURIComponent(post.slug)}`)
    expect(await find('/redirects/draft')).toBeUndefined()
    expect(await find('/redirects/none')).toBeUndefined()
  })

  it('store one spelling of an address, and refuse it twice', async () => {
    expect(
      (await make({ address: ' https://old.example/redirects/one/ ', target: '/resume' })).doc
        ?.address,
    ).toBe('/redirects/one')
    expect((await make({ address: '/redirects/one/index.html', target: '/' })).status).toBe(400)
  })

  it.each([
    [{ address: '/redirects/a', target: '/redirects/a/' }, 'A redirect cannot lead to itself'],
    [{ address: '/redirects/b' }, 'Choose a post, or enter another address'],
    [
      { address: '/', target: '/resume' },
      'The old address must be a path of this site, for example /2019/05/my-post',
    ],
    [
      { address: '/redirects/c', target: 'javascript:alert(1)' },
      'The address must start with /, http:// or https://',
    ],
    [
      { address: '/redirects/c', target: '//evil.example' },
      'The address must start with /, http:// or https://',
    ],
  ])('refuse %j', async (json, message) => {
    expect(await make(json)).toMatchObject({ status: 400, message })
  })

  it('refuse chains from both ends', async () => {
    await make({ address: '/redirects/middle', target: '/redirects/end' })
    expect(
      (await make({ address: '/redirects/start', target: '/redirects/middle/' })).message,
    ).toBe('This address is redirected itself. Enter the address where that leads.')
    expect((await make({ address: '/redirects/end', target: '/resume' })).message).toBe(
      'The redirect of /redirects/middle leads here. Change that one first.',
    )
  })
})

describe('the server', () => {
  let server: Awaited<ReturnType<typeof startTestServer>> | undefined
  afterEach(() => server?.stop())
  const start = async (status: number, body = '') => {
    server = await startTestServer({
      handle: (_req, res) => {
        res
          .writeHead(status, {
            'content-type': 'text/html; charset=utf-8',
            ...(status === 308 && { location: '/old' }),
          })
          .end(body)
      },
      findRedirect: (url) =>
        Promise.resolve(url.startsWith('/old') || url === '/?p=7' ? '/blog/new' : undefined),
    })
    return server
  }
  const asked = async (path: string, status: number, body?: string, method = 'GET') => {
    const { status: given, headers } = await (await start(status, body)).get(path, { method })
    return [given, headers['location']]
  }

  it('redirects an old address that no page answers, with 308', async () => {
    expect(await asked('/old', 404)).toEqual([308, '/blog/new'])
  })
  it('redirects in one step where the application would remove a slash first', async () => {
    expect(await asked('/old/', 308)).toEqual([308, '/blog/new'])
  })
  it('redirects where a prerendered page says that it is none', async () => {
    expect(await asked('/old', 200, '<meta name="http-status" content="404"')).toEqual([
      308,
      '/blog/new',
    ])
  })
  it('redirects an id of a post at the home page', async () => {
    expect(await asked('/?p=7', 200)).toEqual([308, '/blog/new'])
  })
  it('leaves pages, unknown addresses and other methods alone', async () => {
    expect(await asked('/old', 200)).toEqual([200, undefined])
    expect(await asked('/?p=8', 200)).toEqual([200, undefined])
    expect(await asked('/other', 404)).toEqual([404, undefined])
    expect(await asked('/old', 404, '', 'POST')).toEqual([405, undefined])
  })
})
