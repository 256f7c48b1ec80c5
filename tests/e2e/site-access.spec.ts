import type { Page } from 'playwright'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { THEME_NAMES } from '#src/lib/color/themes.ts'
import { expectAccessible, expectToFit, wear } from '#tests/support/accessibility.ts'
import { openPage } from '#tests/support/open-page.ts'
import { fillPosts } from '#tests/support/more-posts.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct({ browser: { reducedMotion: 'reduce' } })
const { data } = product
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
  await data.post({ title: 'Post 1', tags: ['queues'] })
  post = await data.post({
    title: 'A title of several words that has to find its place',
    content: CONTENT,
  })
  await data.post({
    title: 'W'.repeat(90),
    tags: ['queues', 'Ein langes Schlagwort mit Umlaut ü'],
  })
  await data.resume()
  await fillPosts(product.product(), 14)
})

const skipsNavigation = async (page: Page) => {
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
}
const hasNoNavigation = async (page: Page) => {
  await page.getByRole('link', { name: 'Continue with Google' }).waitFor()
  expect(await page.getByRole('navigation').count()).toBe(0)
}

type Visited = [name: string, path: () => string, skip: (page: Page) => Promise<void>]

const PAGES: Visited[] = [
  ['the home page', () => '/', skipsNavigation],
  ['the post list', () => '/blog', skipsNavigation],
  ['a post', () => `/blog/${post.slug}`, skipsNavigation],
  ['a tag', () => '/blog/tag/queues', skipsNavigation],
  ['the not-found page', () => '/nowhere', skipsNavigation],
  ['the login', () => '/admin', hasNoNavigation],
  ['the resume', () => '/resume', skipsNavigation],
]
/** They look like one of these pages. */
const ALIKE: Visited[] = [
  ['a further page of the list', () => '/blog/page/2', skipsNavigation],
  ['a further page of a tag', () => '/blog/tag/queues/page/2', skipsNavigation],
  ['the page of a sent message', () => '/contact/sent', skipsNavigation],
  ['a missing post', () => '/blog/nowhere', skipsNavigation],
]

beforeEach(() => {
  // Some of the pages are a 404, or check the session.
  product.allowError('404')
  product.allowError('401')
})

describe('accessibility', () => {
  for (const { tags, pages } of [
    { tags: 'themes', pages: PAGES },
    { tags: 'long', pages: ALIKE },
  ])
    it.each(pages)(
      '%s has landmarks, a skip link, fits any width, and axe finds no violation',
      { tags },
      async (_, path, skip) => {
        const page = await openPage(product.page(), path())
        expect(await page.locator('h1').count()).toBe(1)
        expect(await page.getByRole('main').count()).toBe(1)
        expect(await page.locator('html').getAttribute('lang')).toBe('en')
        expect((await page.title()).length).toBeGreaterThan(5)
        await skip(page)
        // A viewport of 640 pixels equals 1280 pixels at 200 % zoom.
        for (const width of [640, 320]) await expectToFit(page, width)
        await expectAccessible(page)
      },
    )

  it('[S0-intro-03] every page is readable without scripts, and shows no control that needs them', async () => {
    const page = await product.stranger({ javaScriptEnabled: false })
    const buttons = page.getByRole('button').filter({ visible: true })
    for (const [name, path] of [...PAGES, ...ALIKE]) {
      await page.goto(path())
      expect((await page.getByRole('main').innerText()).length, name).toBeGreaterThan(80)
      expect(await buttons.allInnerTexts(), name).toEqual(path() === '/' ? ['Send Message'] : [])
      expect(await page.locator('[data-skeleton]:visible').count(), name).toBe(0)
    }
  })
})

it('with reduced motion, bars are shown at their level and the page jumps', async () => {
  const page = await openPage(product.page(), '/')
  await page.locator('#skills').scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  const levels = page.locator('#skills').getByRole('meter')
  expect(await levels.count()).toBe(Object.values(defaultProfile.skills).flat().length)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contact' })
    .click()
  const top = await page
    .locator('#contact')
    .evaluate((section) => section.getBoundingClientRect().top)
  expect(Math.round(top)).toBe(80)
})

describe('the keyboard', () => {
  const focused = (page: Page) =>
    page.evaluate(() =>
      (document.activeElement as HTMLElement).innerText.replace(/\s+/g, ' ').trim(),
    )

  it('goes through the page from top to bottom, and can skip the navigation', async () => {
    const page = await openPage(product.page(), '/')
    const walk = async (steps: number) => {
      const seen: string[] = []
      for (let step = 0; step < steps; step += 1) {
        await page.keyboard.press('Tab')
        seen.push(await focused(page))
      }
      return seen
    }
    expect(await walk(3)).toEqual(['Skip to content', defaultProfile.personal.name, 'Home'])
    // The search and the letters of the name have a name, and no text.
    expect((await walk(12)).slice(-5)).toEqual([
      '',
      expect.stringMatching(/^Switch to/),
      '',
      'CONTACT_ME()',
      'DOWNLOAD_CV',
    ])
    await page.reload()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await walk(2)).toEqual(['', 'CONTACT_ME()'])
  })

  it('has a visible focus ring, in every theme', async () => {
    const page = await openPage(product.page(), '/')
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
