import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cmsData } from '#tests/support/cms-data.ts'
import { sharedBrowser } from '#tests/support/chromium.ts'
import { startTestServer } from '#tests/support/test-server.ts'
import { useProduct } from '#tests/support/use-product.ts'

const INJECTED = [
  '<script>window.injected = 1</script>',
  // As Next writes its data, with something behind it.
  '<script>self.__next_f.push([1,""]);window.injected = 2</script>',
  '<img src="data:," onerror="window.injected = 3">',
]

const product = useProduct()
const data = cmsData(product)
let site: Awaited<ReturnType<typeof startTestServer>>
let browser: Browser
let address = ''

beforeAll(async () => {
  address = `/blog/${(await data.post({ title: 'A post' })).slug}`
  browser = await sharedBrowser()
  // The product's own pages with something in them, sent by its own server.
  site = await startTestServer({
    handle: async (req, res) => {
      const path = req.url === '/payload' ? '/' : String(req.url)
      const answer = await fetch(`${product.url}${path}`)
      const type = answer.headers.get('content-type') ?? ''
      res.setHeader('Content-Type', type)
      if (!type.startsWith('text/html')) return res.end(Buffer.from(await answer.arrayBuffer()))
      res.setHeader('x-nextjs-prerender', '1')
      const page = await answer.text()
      return res.end(page.replace(/<body[^>]*>/, (body) => body + INJECTED.join('')))
    },
  })
})
afterAll(() => site.stop())

async function visit(path: string) {
  const page = await browser.newPage()
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
      const found = (document.documentElement.dataset['refused'] ?? '') + violatedDirective
      document.documentElement.dataset['refused'] = `${found} `
    })
  })
  await page.goto(`http://127.0.0.1:${site.port}${path}`, { waitUntil: 'load' })
  const seen = await page.evaluate(() => ({
    injected: 'injected' in window,
    hasTheme: /\b(light|dark)\b/.test(document.documentElement.className),
    refused: document.documentElement.dataset['refused']?.trim().split(' ') ?? [],
  }))
  await page.close()
  return seen
}

describe('X ★: an injected script does not run on a prerendered page', () => {
  it.each([
    ['the home page', () => '/'],
    ['the list of posts', () => '/blog'],
    ['a post', () => address],
    ['the login page', () => '/admin'],
    ['the management area', () => '/cms/blog'],
  ])('%s: the theme runs, the injected ones do not', async (_, of) => {
    expect(await visit(of())).toEqual({
      injected: false,
      hasTheme: true,
      refused: ['script-src-elem', 'script-src-elem', 'script-src-attr'],
    })
  })

  it('would run where inline scripts are allowed', async () => {
    expect((await visit('/payload')).injected).toBe(true)
  })
})
