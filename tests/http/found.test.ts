import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { readHead } from '#tests/support/page-head.ts'
import { useServer } from '#tests/support/use-server.ts'
import { xmlRoot } from '#tests/unit/publishing/xml-tree.ts'

const server = useServer()
const { data } = server
const { name, title, tagline } = defaultProfile.personal
const TITLE = 'Locks & </script><b>keys'
let post: Post

beforeAll(async () => {
  post = await data.post({ title: TITLE, tags: ['Größe'] })
})

const open = (path: string) => fetch(new URL(path, server.url), { redirect: 'manual' })
const text = async (path: string) => (await open(path)).text()
const feeds = () => ['rss.xml', 'atom.xml', 'feed.json'].map((file) => `${server.url}/${file}`)

async function headOf(path: string, status = 200) {
  const answer = await open(path)
  expect(answer.status).toBe(status)
  return readHead(await answer.text())
}

it.each([
  [
    'S2-routes-01',
    '/',
    `${name} · ${title}`,
    'profile',
    `${name}, ${title}`,
    ['ProfilePage', 'WebSite', 'Person'],
  ],
  [
    'S2-routes-02',
    '/blog',
    `Blog · ${name}`,
    'website',
    `Blog, ${name}`,
    ['WebSite', 'BreadcrumbList'],
  ],
])(
  '[%s] [S6-visitor-01] %s has title, description and canonical URL',
  async (_, path, wanted, type, ogImageAlt, nodes) => {
    const head = await headOf(path)
    expect(head).toMatchObject({
      title: [wanted],
      canonical: [new URL(path, server.url).href],
      alternates: path === '/' ? [...feeds(), `${server.url}/llms.txt`] : feeds(),
      ogType: type,
      ogUrl: head.canonical,
      ogImageAlt,
      twitter: 'summary_large_image',
      manifest: ['/manifest.webmanifest'],
      robots: undefined,
    })
    expect(head.description?.length).toBeGreaterThan(40)
    expect(head.facts.map((node) => node['@type'])).toEqual(nodes)
  },
)

it('[S2-routes-03] [S6-visitor-01] [S2-blog-post-03] a post has its metadata, whatever its title contains', async () => {
  const head = await headOf(`/blog/${post.slug}`)
  expect(head).toMatchObject({
    title: [`${TITLE} · ${name}`],
    description: post.excerpt,
    canonical: [`${server.url}/blog/${post.slug}`],
    ogTitle: TITLE,
    ogType: 'article',
    ogImageAlt: `${TITLE}, a post by ${name}`,
    twitterImage: head.ogImage,
  })
  expect(head.ogImage).toContain(`${server.url}/cards/${post.id}.png?v=`)
  expect(head.facts[0]).toMatchObject({ '@type': 'BlogPosting', headline: TITLE })
})

it.each([
  ['/nowhere', 404],
  ['/blog/nowhere', 404],
  ['/blog/page/99', 404],
  ['/resume', 200],
  ['/admin', 200],
  ['/blog/tag/größe', 200],
])('%s has the feeds, an icon, a description, and the name in its title', async (path, status) => {
  const head = await headOf(path, status)
  expect(head).toMatchObject({
    title: [expect.stringMatching(new RegExp(` · ${name}$`))],
    description: expect.stringMatching(/.{10}/) as string,
    alternates: expect.arrayContaining(feeds()) as string[],
    appleIcon: ['/apple-touch-icon.png?v=1f5f4a.2.5.5.11.0.7'],
  })
  expect(head.themeColors).toHaveLength(2)
})

it('the CSP of a page allows its scripts without a hash of its JSON-LD', async () => {
  const answer = await open('/')
  const policy = answer.headers.get('content-security-policy') ?? ''
  const scripts = [...(await answer.text()).matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>/g)]
  const allowed = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  expect(allowed.match(/'sha256-/g)?.length).toBe(scripts.length)
})

it.each([
  ['/', 'site'],
  ['/blog', 'blog'],
])('%s has its own Open Graph image', async (path, card) => {
  const { ogImage = '' } = await headOf(path)
  expect(ogImage).toContain(`${server.url}/cards/${card}.png?v=`)
  const answer = await open(ogImage)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata()
  expect([format, width, height]).toEqual(['png', 1200, 630])
})

it.each([
  ['/nowhere', 404, null],
  ['/blog/nowhere', 404, null],
  ['/admin', 200, 'noindex, nofollow'],
  ['/cms', 200, 'noindex, nofollow'],
  ['/payload', 200, 'noindex, nofollow'],
])('%s is noindex', async (path, status, header) => {
  const answer = await open(path)
  expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([status, header])
  expect(await answer.text()).toMatch(/<meta name="robots" content="[^"]*noindex/)
})

it('the sitemap is XML, and lists the public pages', async () => {
  const sitemap = await text('/sitemap.xml')
  expect(xmlRoot(sitemap).name).toBe('urlset')
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
  const pages = ['/', '/blog', `/blog/${post.slug}`].map((path) => `${server.url}${path}`)
  expect(urls).toEqual(expect.arrayContaining(pages))
  const answers = await Promise.all(urls.map(open))
  expect(answers.map(({ status }) => status)).toEqual(urls.map(() => 200))
})

it.each([
  ['/robots.txt', 'text/plain', `Sitemap: `],
  ['/.well-known/security.txt', 'text/plain', 'Contact: mailto:'],
  ['/manifest.webmanifest', 'application/manifest+json', tagline],
  ['/sitemap.xml', 'application/xml', '<urlset'],
])('%s exists', async (path, type, part) => {
  const answer = await open(path)
  expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([200, type])
  expect(await answer.text()).toContain(part)
})

it('every icon of the manifest has its declared size', async () => {
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
