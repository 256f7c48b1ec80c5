// @module-tag long
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '#src/scripts/database/postgres-cluster.ts'
import { attachProduct } from '#tests/support/attach-product.ts'
import type { AttachedProduct } from '#tests/support/attach-product.ts'
import { multipart } from '#tests/support/multipart.ts'
import { startNginx } from '#tests/support/nginx.ts'
import { messageBody, postBody } from '#tests/support/post-bodies.ts'
import { pdf, imageFile } from '#tests/support/sample-files.ts'
import { loggedFailures } from '#tests/support/site-problems.ts'
import { startProduct } from '#tests/support/start-product.ts'
import type { StartedProduct } from '#tests/support/start-product.ts'
import { createVisitor } from '#tests/support/visitor.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import { fileForm, sendSigned } from '#tests/support/http-client.ts'
import { listen } from '#src/server/process/listen.ts'

const CARELESS = `proxy_cache_key $uri$is_args$args; proxy_cache_valid 200 301 302 303 307 308 404 10m;`
const IGNORING = `${CARELESS} proxy_ignore_headers Cache-Control Expires;`

type Nginx = Awaited<ReturnType<typeof startNginx>>
let product: StartedProduct
let nginx: Nginx
let behind: AttachedProduct
let owner: Visitor

const visitor = () => createVisitor(behind)
const create = async (title: string, changes = {}) => {
  const made = await owner.write('POST', '/api/blog', postBody({ title, ...changes }))
  return (await made.json()) as { id: string; slug: string }
}
/** Puts nginx in front; the owner signs in through it. */
async function cachePath(cache: string) {
  nginx = await startNginx({ target: product.url, cache })
  behind = attachProduct({ env: { ...product.env, PORT: String(nginx.port) }, logFile: '' })
  owner = createVisitor(behind)
  await owner.signIn()
}
async function remove() {
  await behind.detach()
  await nginx.stop()
}

beforeAll(async () => {
  product = await startProduct()
})
afterAll(async () => {
  expect(loggedFailures(product.output())).toEqual([])
  await product.stop()
})

describe.each([
  ['that keeps what it may', ''],
  ['that keeps everything', CARELESS],
  ['that keeps everything, and ignores Cache-Control', IGNORING],
])('behind a cache %s', (_, cache) => {
  beforeAll(() => cachePath(cache))
  afterAll(remove)

  it('gives nothing of the owner to others, and nothing of others to the owner', async () => {
    const draft = await create('A hidden draft', { isPublished: false })
    await visitor().write('POST', '/api/contact', messageBody())
    const resume = multipart('resume', 'cv.pdf', pdf().toString('latin1'))
    const headers = { origin: product.origin, 'content-type': resume.type }
    await owner.send('POST', '/api/resume/upload', headers, resume.body)
    const link = await owner.write('POST', `/api/blog/${draft.id}/preview-links`)
    const { id, path } = (await link.json()) as { id: string; path: string }
    const paths = [
      ...['/cms', '/cms/contacts', `/cms/blog/edit/${draft.id}`, '/payload', '/payload/api/posts'],
      ...['/api/auth/user', '/api/blog', `/api/blog/${draft.id}`, '/api/contact', '/api/sessions'],
      ...[`/preview/post/${draft.id}`, `/blog/${draft.slug}`, '/api/resumes', '/api/backups'],
      ...['/api/search/all?q=hidden', '/blog', '/blog?q=hidden', '/', '/admin'],
    ]
    for (const address of paths) {
      const seen = await owner.go(address)
      const again = await owner.go(address)
      const other = await visitor().go(address)
      const direct = await createVisitor(product).go(address)
      const text = await other.text()
      expect({ address, status: again.status }).toEqual({ address, status: seen.status })
      expect({ address, status: other.status }).toEqual({ address, status: direct.status })
      for (const own of ['A hidden draft', 'rita@example.com', product.allowedEmail])
        expect({ address, own, isShown: text.includes(own) }).toMatchObject({ isShown: false })
    }
    // The other way round: the owner does not get the page that a visitor saw first.
    for (const address of ['/api/blog', '/api/contact', `/api/blog/${draft.id}`]) {
      await visitor().go(address)
      expect(await (await owner.go(address)).text()).toMatch(/A hidden draft|rita@example.com/)
    }
    const preview = await visitor().go(path)
    expect(preview.status).toBe(200)
    await owner.write('DELETE', `/api/preview-links/${id}`)
    expect((await visitor().go(path)).status).toBe(404)
  })

  it('keeps no cookie, and no answer of a form', async () => {
    const starts = [await visitor().go('/api/login'), await visitor().go('/api/login')]
    const cookies = starts.flatMap(({ headers }) => headers.getSetCookie())
    expect(new Set(cookies).size).toBe(starts.length)
    const send = async (name: string) => {
      const body = new URLSearchParams({ ...messageBody({ name }), message: 'x' }).toString()
      const type = 'application/x-www-form-urlencoded'
      const headers = { origin: product.origin, 'content-type': type }
      return (await visitor().send('POST', '/contact', headers, body)).text()
    }
    await send('First Sender')
    expect(await send('')).not.toContain('First Sender')
  })

  it('gives each the form that was asked for', async () => {
    const { slug } = await create('In two forms', { content: '<p>Long enough. </p>'.repeat(200) })
    const types = { 'text/markdown': 'text/markdown', 'text/html,*/*;q=0.8': 'text/html' }
    for (let time = 0; time < 2; time += 1)
      for (const [accept, type] of Object.entries(types))
        for (const encoding of ['br', 'gzip', 'identity']) {
          const sent = { accept, 'accept-encoding': encoding }
          const { headers } = await visitor().go(`/blog/${slug}`, sent)
          const received = [headers.get('content-type'), headers.get('content-encoding')]
          expect(received).toEqual([
            expect.stringContaining(type),
            encoding === 'identity' ? null : encoding,
          ])
        }
  })
})

describe.each([
  ['that keeps what it may', ''],
  ['that keeps everything', CARELESS],
])('changes behind a cache %s', (_, cache) => {
  beforeAll(() => cachePath(cache))
  afterAll(remove)

  it('appear and disappear immediately', async () => {
    const { id, slug } = await create('Before the change')
    const pages = [`/blog/${slug}`, `/blog/${slug}.md`, '/blog', '/rss.xml', '/sitemap.xml']
    const read = async (address: string) => (await visitor().go(address)).text()
    for (const address of pages) await read(address)
    const at = postBody({ title: 'After the change' })
    expect((await owner.write('PUT', `/api/blog/${id}`, at)).status).toBe(200)
    for (const address of pages.slice(0, -1))
      expect({ address, text: await read(address) }).toMatchObject({
        text: expect.stringContaining('After the change') as string,
      })
    await owner.write('DELETE', `/api/blog/${id}`)
    expect((await visitor().go(`/blog/${slug}`)).status).toBe(404)
    for (const address of pages.slice(2)) expect(await read(address)).not.toContain(slug)
  })

  it('leaves built files to the cache', async () => {
    const page = await visitor().go('/')
    const [file = ''] = /\/_next\/static\/[^"]+\.js/.exec(await page.text()) ?? []
    await visitor().go(file)
    expect((await visitor().go(file)).headers.get('x-cache')).toBe('HIT')
  })
})

it('caches pages until they change with CDN_SECONDS, PURGE_URL and FILES_URL', async () => {
  const purges: string[] = []
  const hook = createServer((req, res) => {
    void nginx.purge().then(() => {
      purges.push(`${req.method} ${req.headers.authorization}`)
      res.end()
    })
  })
  const { port } = await listen(hook, { port: 0, host: '127.0.0.1' })
  const filesPort = await freePort()
  const filesUrl = `http://127.0.0.1:${filesPort}`
  const plain = product
  product = await startProduct({
    env: {
      CDN_SECONDS: '600',
      PURGE_URL: `http://127.0.0.1:${port}/`,
      PURGE_TOKEN: 'token',
      FILES_URL: filesUrl,
    },
  })
  // As a cache that knows no Vary.
  await cachePath('proxy_ignore_headers Vary; proxy_set_header Accept-Encoding "";')
  const files = await startNginx({
    target: product.url,
    port: filesPort,
    location: '/files/media/',
    cache: 'proxy_set_header Cookie "";',
  })
  const get = async (address: string, accept = 'text/html') => {
    const response = await visitor().go(address, { accept })
    return { kept: response.headers.get('x-cache'), text: await response.text(), response }
  }

  const body = fileForm('media', await imageFile('png'), 'a.png')
  const target = `${product.url}/api/media/upload`
  const uploaded = await sendSigned(owner.session(), target, { method: 'POST', body })
  const { url } = (await uploaded.json()) as { url: string }
  const content = `<p>With <a href="${url}">a file</a>.</p><img src="${url}" alt="A picture">`
  const { id, slug } = await create('Kept for a while', { content, imageUrl: url })
  const page = `/blog/${slug}`
  await expect.poll(() => purges.length).toBeGreaterThan(0)

  expect((await get(page, 'text/markdown')).text).toContain(`](${filesUrl}${url})`)
  const first = await get(page)
  expect(first.text).toMatch(/^<!DOCTYPE html>/)
  expect(first.response.headers.get('content-security-policy')).toMatch(
    new RegExp(`img-src [^;]*${filesUrl};.*media-src [^;]*${filesUrl};`),
  )
  expect(first.text).toContain(`href="${filesUrl}${url}"`)
  expect(first.text).toContain(`"url":"${filesUrl}${url}"`)
  expect(first.text).not.toMatch(/(?:src|srcSet|href)="\/files\/media\//i)
  expect((await get('/blog/posts.json')).text).toContain(`${filesUrl}/files/media/`)
  for (const feed of ['/rss.xml', '/feed.json', '/sitemap.xml'])
    expect((await get(feed)).text).toContain(`${filesUrl}${url}`)
  const image = await fetch(`${filesUrl}${url}`)
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect((await visitor().go(url)).status).toBe(200)
  expect((await fetch(`${filesUrl}/blog`)).status).toBe(404)
  const library = await owner.read('/api/media')
  expect(await library.text()).not.toContain(filesUrl)

  expect((await get(page)).kept).toBe('HIT')
  const before = purges.length
  await owner.write('PUT', `/api/blog/${id}`, postBody({ title: 'Changed meanwhile' }))
  await expect.poll(async () => (await get(page)).text).toContain('Changed meanwhile')
  expect(purges.slice(before)).toEqual(['POST Bearer token'])
  expect((await get(page, 'text/markdown')).text).toMatch(/^<!DOCTYPE html>/)

  await files.stop()
  await remove()
  expect(loggedFailures(product.output())).toEqual([])
  await product.stop()
  product = plain
  hook.close()
})
