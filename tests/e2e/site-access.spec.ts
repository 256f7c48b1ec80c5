import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Post } from '#src/contract/posts.ts'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { THEME_NAMES } from '#src/ui/theme/themes.ts'
import { axeFindings, wear } from '#tests/support/accessibility.ts'
import { cmsData } from '#tests/support/cms-data.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct({ browser: { reducedMotion: 'reduce' } })
const data = cmsData(product)
const CONTENT = [
  '<h2>Part <em>one</em></h2><p>Text with <code>code</code>, <a href="https://example.com">a link</a> and <mark>a mark</mark>.</p>',
  '<p><span style="color: #EF4444;">red</span> and <span style="color: #000000;">black</span></p>',
  '<h3>Below it</h3><ul><li><p>one</p><ul><li><p>two</p></li></ul></li></ul><blockquote><p>said</p></blockquote>',
  '<table><tbody><tr><th><p></p></th><th><p>Size</p></th></tr><tr><td><p>A</p></td><td><p>1</p></td></tr></tbody></table>',
  '```typescript\nconst long = "a line that is much wider than any phone and has to scroll in a box of its own" // yes\n```',
  '```typescript\nconst second = 2\n```',
  '<ul data-type="taskList"><li data-type="taskItem" data-checked="true"><p>done</p></li></ul>',
  '<h2>Part two</h2><p>Text.</p><h2>Part three</h2><p>Averyveryverylongwordthatnobodyeverbrokeinanyplacewhatsoeverinitslonglife.</p>',
].join('\n\n')
let post: Post

beforeAll(async () => {
  post = await data.post({
    title: 'A title of several words that has to find its place',
    content: CONTENT,
  })
  await data.post({
    title: 'W'.repeat(90),
    tags: ['queues', 'Ein langes Schlagwort mit Umlaut ü'],
  })
  for (let number = 1; number <= 12; number += 1)
    await data.post({ title: `Post ${number}`, tags: ['queues'] })
  await data.resume()
})

const pages: Record<string, () => string> = {
  'the home page': () => '/',
  'the post list': () => '/blog',
  'a post': () => `/blog/${post.slug}`,
  'a further page of the list': () => '/blog/page/2',
  'a tag': () => '/blog/tag/queues',
  'a further page of a tag': () => '/blog/tag/queues/page/2',
  'the page of a sent message': () => '/contact/sent',
  'a missing post': () => '/blog/nowhere',
  'the not-found page': () => '/nowhere',
  'the login': () => '/admin',
  'the resume': () => '/resume',
}
const everyPage = Object.entries(pages)

/** Opens a page that may be a 404, or ask who is there. */
async function open(path: string, page: Page = product.page()) {
  product.allowError('404')
  product.allowError('401')
  await page.goto(path, { waitUntil: 'networkidle' })
  return page
}

describe.each([360, 1440])('axe at %i pixels', (width) => {
  it.each(everyPage)(
    'finds nothing on %s, in all six themes',
    async (_, path) => {
      const page = product.page()
      await page.setViewportSize({ width, height: 900 })
      await open(path())
      expect(await axeFindings(page)).toEqual([])
      // All but the colours is the same in every theme, and the colours are the same on a phone.
      for (const theme of width === 1440 ? THEME_NAMES : []) {
        await wear(page, theme)
        expect([theme, ...(await axeFindings(page, ['color-contrast']))]).toEqual([theme])
      }
    },
    180_000,
  )
})

describe('everybody', () => {
  it.each(everyPage)('finds one h1 and one main on %s', async (_, path) => {
    const page = await open(path())
    expect(await page.locator('h1').count()).toBe(1)
    expect(await page.getByRole('main').count()).toBe(1)
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    expect((await page.title()).length).toBeGreaterThan(5)
  })

  // The login has no navigation.
  it.each(everyPage.filter(([name]) => name !== 'the login'))(
    'finds a way past the navigation on %s',
    async (_, path) => {
      const page = await open(path())
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
    },
  )

  // 640 pixels are a screen of 1280 at 200 %.
  it.each(everyPage)(
    'needs no sideways scrolling on %s, at 320 pixels or at twice the size',
    async (_, path) => {
      for (const width of [320, 640]) {
        const page = product.page()
        await page.setViewportSize({ width, height: 800 })
        await open(path())
        await page.evaluate(() => scrollTo(10_000, 0))
        expect([width, await page.evaluate(() => scrollX)]).toEqual([width, 0])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
    },
  )

  it.each(everyPage)(
    '[S0-intro-03] reads %s without scripts, and is offered nothing that needs one',
    async (_, path) => {
      const page = await open(path(), await product.stranger({ javaScriptEnabled: false }))
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(80)
      const buttons = page.getByRole('button').filter({ visible: true })
      expect(await buttons.allInnerTexts()).toEqual(path() === '/' ? ['Send Message'] : [])
      expect(await page.locator('[data-skeleton]').count()).toBe(0)
    },
  )
})

describe('without motion', () => {
  it('bars stand at their level and the page jumps', async () => {
    const page = await open('/')
    await page.locator('#skills').scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    const levels = page.locator('#skills').getByRole('meter')
    expect(await levels.count()).toBe(Object.values(portfolio.skills).flat().length)
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Contact' })
      .click()
    const top = await page
      .locator('#contact')
      .evaluate((section) => section.getBoundingClientRect().top)
    expect(Math.round(top)).toBe(80)
  })
})

describe('the keyboard', () => {
  const focused = (page: Page) =>
    page.evaluate(() =>
      (document.activeElement as HTMLElement).innerText.replace(/\s+/g, ' ').trim(),
    )

  it('goes through the page from top to bottom, and may skip the navigation', async () => {
    const page = await open('/')
    const walk = async (steps: number) => {
      const seen: string[] = []
      for (let step = 0; step < steps; step += 1) {
        await page.keyboard.press('Tab')
        seen.push(await focused(page))
      }
      return seen
    }
    expect(await walk(3)).toEqual(['Skip to content', portfolio.personal.name, 'Home'])
    expect((await walk(10)).slice(-3)).toEqual([
      expect.stringMatching(/^Switch to/),
      'CONTACT_ME()',
      'DOWNLOAD_CV',
    ])
    await page.reload()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await walk(1)).toEqual(['CONTACT_ME()'])
  })

  it('is seen where it is, in every theme', async () => {
    const page = await open('/')
    for (const theme of THEME_NAMES) {
      await wear(page, theme)
      await page.getByRole('link', { name: 'DOWNLOAD_CV' }).focus()
      await page.keyboard.press('Shift+Tab')
      const ring = await page.evaluate(() => {
        const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(
          document.activeElement ?? document.body,
        )
        return [outlineStyle, outlineWidth, outlineOffset]
      })
      expect([theme, ...ring]).toEqual([theme, 'solid', '2px', '2px'])
    }
  })
})
