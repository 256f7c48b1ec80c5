import { afterAll, beforeAll, expect, it } from 'vitest'
import { sharedBrowser } from '#tests/support/chromium.ts'
import { startTestServer } from '#tests/support/test-server.ts'
import { useProduct } from '#tests/support/use-product.ts'

const INJECTED = [
  '<script>window.injected = 1</script>',
  // Next's data script, followed by injected code.
  '<script>self.__next_f.push([1,""]);window.injected = 2</script>',
  '<img src="data:," onerror="window.injected = 3">',
]

/** Expected result where the CSP holds. */
const REFUSED = {
  injected: false,
  hasTheme: true,
  refused: ['script-src-elem', 'script-src-elem', 'script-src-attr'],
}

/** The product's own pages with injected scripts, sent by its own server; /payload allows inline scripts. */
function useInjectedSite(url: () => string) {
  let site: Awaited<ReturnType<typeof startTestServer>>
  beforeAll(async () => {
    site = await startTestServer({
      handle: async (req, res) => {
        const path = req.url === '/payload' ? '/' : String(req.url)
        const answer = await fetch(`${url()}${path}`)
        const type = answer.headers.get('content-type') ?? ''
        res.setHeader('Content-Type', type)
        if (!type.startsWith('text/html')) return res.end(Buffer.from(await answer.arrayBuffer()))
        res.setHeader('x-nextjs-prerender', '1')
        // The product's loader differs in its text only: this server compiles its own, and takes no styles for its own.
        const page = (await answer.text()).replace(
          /<script>\(\(\)=>\{[^]*?<\/script>|<style data-precedence[^]*?<\/style>/g,
          '',
        )
        return res.end(page.replace(/<body[^>]*>/, (body) => body + INJECTED.join('')))
      },
    })
  })
  afterAll(() => site.stop())

  return async (path: string) => {
    const page = await (await sharedBrowser()).newPage()
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
}

const product = useProduct()
const { data } = product
const visit = useInjectedSite(() => product.url)

it('blocks an injected script on the home page and posts; control: it runs where inline scripts are allowed', async () => {
  const { slug } = await data.post({ title: 'A post' })
  expect(await visit('/')).toEqual(REFUSED)
  expect(await visit(`/blog/${slug}`)).toEqual(REFUSED)
  expect((await visit('/payload')).injected).toBe(true)
})

it.each(['/', '/blog', '/resume', '/admin', '/cms/blog'])(
  'an injected script does not run on %s',
  { tags: 'long' },
  async (path) => {
    expect(await visit(path)).toEqual(REFUSED)
  },
)
