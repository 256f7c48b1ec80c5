import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { openPage } from '#tests/support/open-page.ts'
import { useCmsData } from '#tests/support/cms-data.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = useCmsData(product)

const CONTENT = [
  '## A heading\n\nText with `code`, [a link](https://example.com) and a note.[^1]\n\n[^1]: The note.',
  '> A quote\n\n- one\n- [ ] two\n\n| a | b |\n| - | - |\n| 1 | 2 |',
  '```js\nconst a = 1\n```\n\n> [!NOTE]\n> A callout.',
].join('\n\n')

/** The computed styles of one element for each name and class list, with its pseudo-elements. */
const styles = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('body, body *')]
    const kinds = new Map(
      elements.map((one) => [one.tagName + one.getAttribute('class'), one] as const),
    )
    return Array.from(kinds.values(), (element) =>
      ['', '::before', '::after']
        .map((pseudo) => {
          const computed = getComputedStyle(element, pseudo)
          return [...computed].map((name) => `${name}:${computed.getPropertyValue(name)}`).join(';')
        })
        .join('\n'),
    )
  })

async function expectAllStyles(name: string) {
  product.allowError('404')
  const { slug } = await data.post({ title: 'A heading', content: CONTENT })
  const page = product.page()
  for (const media of ['screen', 'print'] as const) {
    await openPage(page, name === '/a-post' ? `/blog/${slug}` : name)
    await page.emulateMedia({ media, colorScheme: 'dark' })
    // Sizes of sections out of view are estimates until they are drawn.
    await page.evaluate(() => document.documentElement.toggleAttribute('data-drawn', true))
    expect(await page.locator('link[rel=stylesheet]').count()).toBe(0)
    const before = await styles(page)
    await page.evaluate(async () => {
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=deferred]')]
      const loaded = links.map(
        (link) => new Promise((resolve) => link.addEventListener('load', resolve)),
      )
      for (const link of links) link.rel = 'stylesheet'
      await Promise.all(loaded)
    })
    expect(await page.locator('link[rel=stylesheet]').count()).toBeGreaterThan(0)
    expect(await styles(page)).toEqual(before)
  }
}

it.each(['/', '/a-post'])(
  'the styles in the document of %s are all that the page uses',
  expectAllStyles,
)

it.each(['/blog', '/projects', '/resume', '/nowhere', '/blog?q=heading'])(
  'the styles in the document of %s are all that the page uses',
  { tags: 'long' },
  expectAllStyles,
)
