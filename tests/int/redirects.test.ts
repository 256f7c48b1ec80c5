import { afterEach, describe, expect, it, vi } from 'vitest'
import { sql } from '#collections/sql.ts'
import { createRedirectLookup } from '#src/server/database/find-redirect.ts'
import { createLogger } from '#src/server/process/logger.ts'
import { env, siteUrl } from '#src/env.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { findPublicPost } from '#src/services/posts/public-posts.ts'
import { startTestServer } from '#tests/support/test-server.ts'
import { askAdmin } from '#tests/support/admin.ts'
import { create } from '#tests/support/post-calls.ts'

const make = async (json: object) => {
  const answer = await askAdmin('POST', '/redirects', json)
  const { doc, errors } = (await answer.json()) as {
    doc?: { id: string; address: string; target: string | null }
    errors?: { data?: { errors?: { message: string }[] } }[]
  }
  return { status: answer.status, doc, message: errors?.[0]?.data?.errors?.[0]?.message }
}
const createLookup = () =>
  createRedirectLookup({ databaseUrl: env.DATABASE_URL, siteUrl, logger: createLogger('silent') })
const find = async (url: string, options?: { isExact: boolean }) => {
  const lookup = createLookup()
  try {
    return await lookup.findRedirect(url, options)
  } finally {
    await lookup.close()
  }
}
/** Stores redirects that an earlier version accepted. */
const storeUnchecked = async (redirects: Record<string, string>) => {
  for (const [address, target] of Object.entries(redirects))
    await readSql(sql`insert into redirects (address, target) values (${address}, ${target})`)
}

describe('redirects in the built-in admin', () => {
  it('lead to a post while it is public, whatever its address', async () => {
    const post = await create({ title: 'Redirected Ünder' })
    const draft = await create({ title: 'Redirected draft', isPublished: false })
    await make({ address: '/redirects/old.html', post: post.id })
    await make({ address: '/redirects/draft', post: draft.id })
    expect(await find('/redirects/old.html?utm=1')).toBe(`/blog/${encodeURIComponent(post.slug)}`)
    expect(await find('/redirects/draft')).toBeUndefined()
    expect(await find('/redirects/none')).toBeUndefined()
  })

  it.each([
    [
      { address: '/', target: '/resume' },
      'The old URL must be a path on this site, for example /2019/05/my-post',
    ],
    [
      { address: '/redirects/c', target: 'javascript:alert(1)' },
      'The URL must start with /, http:// or https://',
    ],
    [
      { address: '/redirects/c', target: '//evil.example' },
      'The URL must start with /, http:// or https://',
    ],
  ])('refuse %j', async (json, message) => {
    expect(await make(json)).toMatchObject({ status: 400, message })
  })

  it('refuse a chain by the query of its middle', async () => {
    await make({ address: '/redirects/middle', target: '/redirects/end' })
    expect(
      (await make({ address: '/redirects/middle.html', target: '/redirects/end?p=5' })).status,
    ).toBe(201)
    expect((await make({ address: '/redirects/end?p=5', target: '/resume' })).message).toBe(
      'The redirect of /redirects/middle.html leads here. Change that one first.',
    )
  })

  it.each([
    ['/redirects/loop', '/redirects/loop?p=5'],
    ['/redirects/loop', `${siteUrl}/redirects/loop/index.html#a`],
  ])('refuse a circle of one: %s to %s', async (address, target) => {
    expect((await make({ address, target })).message).toBe('A redirect cannot point to itself')
  })

  it.each(['?p=5', '/', '/index.html', '#a', '?utm=1'])(
    'refuse a circle of two whose targets end in %s',
    async (end) => {
      const [a, b] = ['a', 'b'].map((name) => `/redirects/${name}-${encodeURIComponent(end)}ü`)
      await make({ address: '/redirects/aside', target: '/resume' })
      expect((await make({ address: a, target: `${b}${end}` })).status).toBe(201)
      expect((await make({ address: b, target: `${a}${end}` })).message).toBe(
        'This URL redirects to another one. Enter the final URL.',
      )
    },
  )

  it.each([
    ['/a/../resume?x=1', '/resume?x=1'],
    [`${siteUrl}/resume`, '/resume'],
    ['https://other.example/a b', 'https://other.example/a%20b'],
  ])('store the target %s as %s', async (target, stored) => {
    const address = `/redirects/target/${encodeURIComponent(target)}`
    expect((await make({ address, target })).doc?.target).toBe(stored)
  })
})

describe('redirects stored by earlier versions', () => {
  it('lead to no other host', async () => {
    await storeUnchecked({
      '/stored/one': '/.//host/x',
      '/stored/two': '/\t/host/x',
      '/stored/three': '/resume',
    })
    expect(
      await Promise.all(['one', 'two', 'three'].map((name) => find(`/stored/${name}`))),
    ).toEqual([undefined, undefined, '/resume'])
  })

  it('lead nowhere in a circle, and on in a chain', async () => {
    await storeUnchecked({
      '/stored/start': '/stored/a?p=1',
      '/stored/a': '/stored/b?p=5',
      '/stored/b': '/stored/a?p=5',
      '/stored/self': `${siteUrl}/stored/self?p=5`,
      '/stored/chain': '/stored/end',
      '/stored/end': '/resume',
    })
    const names = ['start', 'a', 'b', 'self', 'chain', 'end']
    expect(await Promise.all(names.map((name) => find(`/stored/${name}`)))).toEqual([
      ...[undefined, undefined, undefined, undefined],
      ...['/stored/end', '/resume'],
    ])
  })
})

describe('a post that is scheduled', () => {
  afterEach(() => vi.useRealTimers())

  it('is public by the clock of this process, as on its page', async () => {
    const { id, slug } = await create({ title: 'Redirected in time' })
    await make({ address: '/redirects/in-time', post: id })
    const hour = 3_600_000
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - hour })
    expect([await find('/redirects/in-time'), await findPublicPost(slug)]).toEqual([
      undefined,
      undefined,
    ])
    vi.setSystemTime(Date.now() + 2 * hour)
    expect(await find('/redirects/in-time')).toBe(`/blog/${slug}`)
  })
})

describe('the server', () => {
  const NO_PAGE = '<meta name="http-status" content="404"'
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

  it.each([
    ['an old address that no page answers', '/old', 404, ''],
    ['in one step where the application would remove a slash first', '/old/', 308, ''],
    ['where a prerendered page says that it is none', '/old', 200, NO_PAGE],
    ['an id of a post at the home page', '/?p=7', 200, ''],
  ])('redirects %s, with 308', async (_, path, status, body) => {
    expect(await asked(path, status, body)).toEqual([308, '/blog/new'])
  })
  it.each([
    ['/paged', 200, [200, undefined]],
    ['/paged?p=5', 200, [200, undefined]],
    ['/paged?p=6', 200, [308, '/resume']],
    ['/paged?p=5', 404, [308, '/contact']],
  ])('redirects %s for a page with status %i', async (path, status, answer) => {
    await make({ address: '/paged', target: '/contact' })
    await make({ address: '/paged?p=6', target: '/resume' })
    const { findRedirect, close } = createLookup()
    server = await startTestServer({
      handle: (_req, res) => void res.writeHead(status, { 'content-type': 'text/html' }).end(),
      findRedirect,
    })
    const { status: given, headers } = await server.get(path)
    await close()
    expect([given, headers['location']]).toEqual(answer)
  })
  it('leaves pages, unknown addresses and other methods alone', async () => {
    expect(await asked('/old', 200)).toEqual([200, undefined])
    expect(await asked('/?p=8', 200)).toEqual([200, undefined])
    expect(await asked('/other', 404)).toEqual([404, undefined])
    expect(await asked('/old', 404, '', 'POST')).toEqual([405, undefined])
  })
})
