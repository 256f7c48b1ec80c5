import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { toProfileData } from '#collections/profile/profile-data.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { useDedicatedServer, useServer } from '#tests/support/use-server.ts'

const server = useServer()
const ada = toProfileData({
  ...defaultProfile,
  personal: { ...defaultProfile.personal, name: 'Ada Engineer' },
})
/** Stopped by tests. */
const own = useDedicatedServer()
const { data } = server
afterEach(() => data.empty())

const open = (path: string, url = server.url) => fetch(`${url}${path}`, { redirect: 'manual' })
const text = async (path: string, url = server.url) => (await open(path, url)).text()
const status = async (path: string) => (await open(path)).status
/** Requests the pages, so that the server caches them. */
const visit = async (...paths: string[]) => {
  for (const path of paths) await text(path)
}
const patch = (id: string, change: object) =>
  server.asAdmin('PATCH', `/payload/api/posts/${id}`, change)

it('[S1-visitor-02] shows an edit by /api on the next request, on all three pages', async () => {
  const { id, slug } = await data.post({ title: 'Locks' })
  await visit('/', '/blog', `/blog/${slug}`)
  await server.asAdmin('PUT', `/api/blog/${id}`, postBody({ title: 'Locks, measured' }))
  expect(await text(`/blog/${slug}`)).toContain('Locks, measured')
  expect(await text('/blog')).toContain('Locks, measured')
  expect(await text('/')).toContain('Locks, measured')
})

describe('the profile', () => {
  const publish = (change: object) =>
    server.asAdmin('POST', '/payload/api/globals/profile', { ...change, _status: 'published' })
  const everywhere = [
    ...['/', '/blog', '/resume', '/resume.json', '/contact.vcf', '/rss.xml', '/atom.xml'],
    ...['/feed.json', '/manifest.webmanifest', '/cms/blog/new', '/no-such-page', '/blog/written'],
  ]
  const showing = async (name: string) => {
    const texts = await Promise.all(everywhere.map((path) => text(path)))
    return everywhere.filter((_, at) => texts[at]?.includes(name))
  }

  it('is on every page within a second, and in every document', async () => {
    await data.post({ title: 'Written' })
    expect(await showing('Alex Example')).toEqual(everywhere)
    expect((await publish({ ...ada, email: 'ada@example.com' })).status).toBe(200)
    await expect.poll(() => showing('Ada Engineer')).toEqual(everywhere)
    expect(await showing('Alex Example')).toEqual([])
    expect(await text('/.well-known/security.txt')).toContain('mailto:ada@example.com')
  })

  it('its preview is for the signed-in owner, stored by no cache', async () => {
    const path = '/payload/api/globals/profile?draft=true'
    await server.asAdmin('POST', path, { ...ada, name: 'Ada Draft', _status: 'draft' })
    const preview = await server.asAdmin('GET', '/preview/profile')
    expect(preview.headers.get('cache-control')).toContain('no-store')
    expect(await preview.text()).toContain('Ada Draft')
    expect(await status('/preview/profile')).toBe(404)
    expect(await text('/preview/profile')).not.toContain('Ada Draft')
    expect(await showing('Ada Draft')).toEqual([])
  })
})

describe('a post that is not public', () => {
  it('[S4-post-09] published to draft: gone on the very next request', async () => {
    const { id, slug } = await data.post({ title: 'Too early' })
    expect(await status(`/blog/${slug}`)).toBe(200)
    await visit('/', '/blog')
    const change = postBody({ title: 'Too early', isPublished: false })
    await server.asAdmin('PUT', `/api/blog/${id}`, change)
    expect(await status(`/blog/${slug}`)).toBe(404)
    expect(await text('/blog')).not.toContain('Too early')
    expect(await text('/')).not.toContain('Too early')
  })

  it('draft to published: there on the very next request, also where a 404 was cached', async () => {
    const { id, slug } = await data.post({ title: 'At last', isPublished: false })
    expect(await status(`/blog/${slug}`)).toBe(404)
    await server.asAdmin('PUT', `/api/blog/${id}`, postBody({ title: 'At last' }))
    expect(await status(`/blog/${slug}`)).toBe(200)
  })
})

describe('a server that was stopped', () => {
  const everywhere = ['/', '/blog', '/blog/on-time', '/rss.xml', '/sitemap.xml', '/api/blog']
  const shown = async () => {
    const texts = await Promise.all(everywhere.map((path) => text(path, own.url)))
    return everywhere.filter(
      (_, at) => texts[at]?.includes('/blog/on-time') || texts[at]?.includes('On time'),
    )
  }
  /** Requests all pages until a time; those that show the post. */
  const shownBefore = async (time: number): Promise<string[]> => {
    const found = await shown()
    return Date.now() >= time ? [] : [...found, ...(await shownBefore(time))]
  }
  let publishedAt = ''

  beforeAll(async () => {
    await own.asAdmin('POST', '/api/blog', postBody({ title: 'Evening' }))
    expect(await text('/blog/evening', own.url)).not.toContain('Overnight')
    expect(await shown()).toEqual([])
    publishedAt = new Date(Date.now() + 8000).toISOString()
    await own.asAdmin('POST', '/api/blog', postBody({ title: 'On time', publishedAt }))
    // Fills the cache. On a slow machine the time may have come before the last page is there.
    await shown()
    await own.started().kill()
    await own.product().rows(`update posts set title = 'Overnight' where slug = 'evening'`)
    await own.started().revive()
  })

  it('shows writes of its downtime with the first response', async () => {
    const pages = [await text('/blog', own.url), await text('/blog/evening', own.url)]
    expect(pages).toEqual([
      expect.stringContaining('Overnight'),
      expect.stringContaining('Overnight'),
    ])
  })

  it('shows a scheduled post on every page from its time on, and on none before', async () => {
    expect(await shownBefore(Date.parse(publishedAt))).toEqual([])
    await expect.poll(shown).toEqual(everywhere)
  })
})

it('the id of a post redirects to its slug, and an old slug to the new one, permanently', async () => {
  const { id, slug } = await data.post({ title: 'Old name' })
  await visit(`/blog/${slug}`)
  const byId = await open(`/blog/${id}`)
  expect([byId.status, byId.headers.get('location')]).toEqual([308, '/blog/old-name'])
  await patch(id, { slug: 'new-name' })
  await expect.poll(() => status('/blog/old-name')).toBe(308)
  expect((await open('/blog/old-name')).headers.get('location')).toBe('/blog/new-name')
  expect(await status('/blog/new-name')).toBe(200)
})
