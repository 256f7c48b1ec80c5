import { expect, it } from 'vitest'
import { openPage } from '#tests/support/open-page.ts'
import { useCms } from '#tests/support/cms-page.ts'

const { product, data } = useCms()

const CONTENT = [
  '## A heading\n\nText with `code`, [a link](https://example.com) and a note.[^1]\n\n[^1]: The note.',
  '> A quote\n\n- one\n- [ ] two\n\n| a | b |\n| - | - |\n| 1 | 2 |',
  '```js\nconst a = 1\n```\n\n> [!NOTE]\n> A callout.',
].join('\n\n')

/**
 * Runs in the page: the computed styles of one element for each name and class list, with its pseudo-elements, that
 * have changed since the last call. Megabytes, so they stay in the page.
 */
function changedStyles(): string[] {
  const elements = [...document.querySelectorAll('body, body *')]
  const kinds = new Map(
    elements.map((one) => [one.tagName + one.getAttribute('class'), one] as const),
  )
  const styles = Array.from(kinds, ([kind, element]) =>
    ['', '::before', '::after'].map((pseudo) => {
      const computed = getComputedStyle(element, pseudo)
      // Without content, a pseudo-element is not drawn.
      const names = pseudo !== '' && computed.content === 'none' ? ['content'] : [...computed]
      const texts = names.map((name) => `${name}:${computed.getPropertyValue(name)}`)
      return [kind, pseudo, ...texts].join(';')
    }),
  ).flat()
  const place = window as unknown as { known?: Set<string> }
  const changed = styles.filter((one) => place.known?.has(one) === false)
  place.known = new Set(styles)
  return changed
}

async function expectAllStyles(name: string) {
  product.allowError('404')
  const { slug } = await data.post({ title: 'A heading', content: CONTENT })
  const page = product.page()
  for (const media of ['screen', 'print'] as const) {
    await openPage(page, name === '/a-post' ? `/blog/${slug}` : name)
    await page.emulateMedia({ media, colorScheme: 'dark' })
    await page.locator('html[data-theme=dark]').waitFor()
    // Sizes of sections out of view are estimates until they are drawn.
    await page.evaluate(() => document.documentElement.toggleAttribute('data-drawn', true))
    const applied = page.locator('link[rel=stylesheet]:not([disabled])')
    expect(await applied.count()).toBe(0)
    expect(await page.evaluate(changedStyles)).toEqual([])
    await page.evaluate(async () => {
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-later]')]
      const loaded = links.map(
        (link) => new Promise((resolve) => link.addEventListener('load', resolve)),
      )
      for (const link of links) link.disabled = false
      await Promise.all(loaded)
    })
    expect(await applied.count()).toBeGreaterThan(0)
    // Fonts that are declared again lay out all text again.
    const fonts = page.locator('link[rel=stylesheet][disabled]:not([data-later])')
    expect(await fonts.count()).toBe(1)
    expect(await page.evaluate(changedStyles)).toEqual([])
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
