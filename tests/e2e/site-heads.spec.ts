import { expect, it } from 'vitest'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const { name } = portfolio.personal
const text = async (path: string) => (await fetch(new URL(path, product.url))).text()

it.each(['/nowhere', '/blog/nowhere', '/blog/page/99', '/resume', '/admin', '/blog/tag/größe'])(
  '%s shows the way to the feeds, has its icon and its words, and is titled with the name',
  async (path) => {
    const html = await text(path)
    const feeds = [...html.matchAll(/<link rel="alternate"[^>]*href="([^"]+)"/g)].map(
      ([, href]) => href,
    )
    expect(feeds).toEqual(
      expect.arrayContaining(
        ['rss.xml', 'atom.xml', 'feed.json'].map((file) => `${product.url}/${file}`),
      ),
    )
    expect(/<title>([^<]+)<\/title>/.exec(html)?.[1]).toMatch(new RegExp(` · ${name}$`))
    expect(html).toMatch(/<meta name="description" content="[^"]{10,}"/)
    expect(html).toContain('rel="apple-touch-icon"')
    expect(html.match(/<meta name="theme-color"/g)).toHaveLength(2)
  },
)
