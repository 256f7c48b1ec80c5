import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { MediaItem } from '#src/contract/media.ts'
import type { Post } from '#src/contract/posts.ts'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { cmsData } from '#tests/support/cms-data.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = cmsData(product)
const { name, title, tagline } = portfolio.personal
const TITLE = 'Locks & </script><b>keys'
let post: Post
let photo: MediaItem

beforeAll(async () => {
  photo = await data.image()
  const content = `<p>Hello, <a href="/blog">reader</a>.</p>\n\n![Alt](${photo.url})`
  post = await data.post({ title: TITLE, content, imageUrl: photo.url, tags: ['Größe'] })
})

const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, product.url), { headers, redirect: 'manual' })
const text = async (path: string) => (await open(path)).text()

/** What the head says, as a browser reads it. */
async function headOf(path: string) {
  const page = product.page()
  await page.goto(path)
  return page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((one) => one.getAttribute(attribute))
    const meta = (key: string) =>
      document
        .querySelector(`meta[name="${key}"], meta[property="${key}"]`)
        ?.getAttribute('content')
    return {
      title: document.title,
      description: meta('description'),
      // Next writes the address of the home page without its slash, which is the same address.
      canonical: all('link[rel="canonical"]', 'href').map((href) => new URL(href ?? '').href),
      feeds: all('link[rel="alternate"]', 'href'),
      robots: meta('robots'),
      ogTitle: meta('og:title'),
      ogType: meta('og:type'),
      ogUrl: new URL(meta('og:url') ?? '').href,
      ogImage: meta('og:image'),
      ogImageAlt: meta('og:image:alt'),
      twitter: meta('twitter:card'),
      twitterImage: meta('twitter:image'),
      manifest: all('link[rel="manifest"]', 'href'),
      apple: all('link[rel="apple-touch-icon"]', 'href'),
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (one) => JSON.parse(one.textContent ?? '') as { '@graph': { '@type': string }[] },
      ),
    }
  })
}

describe('§2 public pages are found', () => {
  it.each([
    ['S2-routes-01', '/', `${name} · ${title}`, 'profile', ['ProfilePage', 'WebSite', 'Person']],
    ['S2-routes-02', '/blog', `Blog · ${name}`, 'website', ['WebSite', 'BreadcrumbList']],
  ])('[%s] %s says what it is', async (_, path, wanted, type, nodes) => {
    const head = await headOf(path)
    expect(head).toMatchObject({
      title: wanted,
      canonical: [new URL(path, product.url).href],
      feeds: ['rss.xml', 'atom.xml', 'feed.json'].map((file) => `${product.url}/${file}`),
      ogType: type,
      twitter: 'summary_large_image',
      manifest: ['/manifest.webmanifest'],
      apple: ['/apple-touch-icon.png'],
    })
    expect(head.description?.length).toBeGreaterThan(40)
    expect(head.ogImageAlt).toBe(`${name}, ${title}`)
    expect(head.ogUrl).toBe(head.canonical[0])
    expect(head.robots).toBeUndefined()
    expect(head.data.flatMap((one) => one['@graph'].map((node) => node['@type']))).toEqual(nodes)
  })

  it('[S2-routes-03] [S2-blog-post-03] a post says what it is, whatever its title holds', async () => {
    const head = await headOf(`/blog/${post.slug}`)
    expect(head).toMatchObject({
      title: `${TITLE} · ${name}`,
      description: post.excerpt,
      canonical: [`${product.url}/blog/${post.slug}`],
      ogTitle: TITLE,
      ogType: 'article',
      ogImageAlt: `${TITLE}, a post by ${name}`,
    })
    expect(head.ogImage).toContain(`${product.url}/cards/${post.id}.png?v=`)
    expect(head.twitterImage).toBe(head.ogImage)
    expect(head.data[0]?.['@graph'][0]).toMatchObject({ '@type': 'BlogPosting', headline: TITLE })
  })

  it('the policy of a page allows its facts without naming them', async () => {
    const policy = (await open('/')).headers.get('content-security-policy') ?? ''
    const scripts = [...(await text('/')).matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>/g)]
    const allowed = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
    expect(allowed.match(/'sha256-/g)?.length).toBe(scripts.length)
  })

  it.each(['/', '/blog'])('%s has one preview picture for all', async (path) => {
    const { ogImage } = await headOf(path)
    expect(ogImage).toContain(`${product.url}/cards/site.png?v=`)
    const answer = await open(ogImage ?? '')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata()
    expect([format, width, height]).toEqual(['png', 1200, 630])
  })

  it.each([
    ['/nowhere', 404],
    ['/blog/nowhere', 404],
    ['/admin', 200],
    ['/cms', 200],
    ['/payload', 200],
  ])('%s is for no search engine', async (path, status) => {
    const answer = await open(path)
    const head = `${answer.headers.get('x-robots-tag') ?? ''} ${await answer.text()}`
    expect(head).toMatch(/noindex/)
    expect([status, 307]).toContain(answer.status)
  })

  it('the sitemap lists what is there', async () => {
    const urls = [...(await text('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url]) => url,
    )
    expect(urls).toEqual(
      expect.arrayContaining([
        `${product.url}/`,
        `${product.url}/blog`,
        `${product.url}/blog/${post.slug}`,
      ]),
    )
    const answers = await Promise.all(urls.map((url) => open(url ?? '')))
    expect(answers.map(({ status }) => status)).toEqual(urls.map(() => 200))
  })

  it.each([
    ['/robots.txt', 'text/plain', `Sitemap: `],
    ['/.well-known/security.txt', 'text/plain', 'Contact: mailto:'],
    ['/manifest.webmanifest', 'application/manifest+json', tagline],
    ['/sitemap.xml', 'application/xml', '<urlset'],
  ])('%s is there', async (path, type, part) => {
    const answer = await open(path)
    expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([200, type])
    expect(await answer.text()).toContain(part)
  })

  it('every icon of the manifest is as large as it says', async () => {
    const { icons } = (await (await open('/manifest.webmanifest')).json()) as {
      icons: { src: string; sizes: string }[]
    }
    const found = await Promise.all(
      icons.map(async ({ src }) => {
        const { width, height } = await sharp(await (await open(src)).arrayBuffer()).metadata()
        return `${width}x${height}`
      }),
    )
    expect(found).toEqual(icons.map(({ sizes }) => sizes))
  })
})

describe('the site is followed', () => {
  const feeds = ['/rss.xml', '/atom.xml', '/feed.json']
  const tagged = feeds.map((path) => `/blog/tag/gr%C3%B6%C3%9Fe${path}`)

  it.each([...feeds, ...tagged])(
    '%s holds the whole post, with absolute addresses',
    async (path) => {
      const answer = await open(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toMatch(
        /^application\/(rss\+xml|atom\+xml|feed\+json)/,
      )
      const body = await answer.text()
      for (const part of [post.id, `${product.url}/blog`, `${product.url}/files/media/`])
        expect(body).toContain(part)
      const again = await open(path, { 'if-none-match': answer.headers.get('etag') ?? '' })
      expect([again.status, await again.text()]).toEqual([304, ''])
      const since = answer.headers.get('last-modified') ?? ''
      expect((await open(path, { 'if-modified-since': since })).status).toBe(304)
    },
  )

  it.each([...feeds.slice(0, 2), ...tagged.slice(0, 2), '/sitemap.xml'])(
    '%s is XML to a browser',
    async (path) => {
      const body = await text(path)
      const page = product.page()
      await page.goto('/blog')
      const root = await page.evaluate((xml) => {
        const parsed = new DOMParser().parseFromString(xml, 'application/xml')
        return parsed.querySelector('parsererror')?.textContent ?? parsed.documentElement.localName
      }, body)
      expect(['rss', 'feed', 'urlset']).toContain(root)
    },
  )

  it('an unknown tag has no feed', async () => {
    expect((await open('/blog/tag/nothing/rss.xml')).status).toBe(404)
  })

  it('pictures may be shown by readers of other sites', async () => {
    const { pathname } = new URL(photo.url, product.url)
    expect((await open(pathname)).headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  it('an edit, a draft and a deletion show on the very next request, everywhere', async () => {
    const places = [...feeds, '/blog/tag/fresh/rss.xml', '/sitemap.xml']
    const holders = async (part: string) => {
      const bodies = await Promise.all(places.map(text))
      return places.filter((_, index) => bodies[index]?.includes(part))
    }
    const fresh = await data.post({ title: 'Fresh', tags: ['fresh'] })
    expect(await holders('/blog/fresh')).toEqual(places)
    const change = (changes: object) =>
      product.asAdmin('PUT', `/api/blog/${fresh.id}`, postBody({ tags: ['fresh'], ...changes }))
    await change({ title: 'Edited since' })
    expect(await holders('Edited since')).toEqual(places.slice(0, -1))
    const picture = `/cards/${fresh.id}.png`
    expect((await open(picture)).status).toBe(200)
    await change({ title: 'Fresh', isPublished: false })
    expect(await holders('/blog/fresh')).toEqual([])
    expect((await open(picture)).status).toBe(404)
    await product.asAdmin('DELETE', `/api/blog/${fresh.id}`)
    expect(await holders(fresh.id)).toEqual([])
  })
})
