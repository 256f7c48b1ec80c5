import type { Locator, Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { fillPosts } from '#tests/support/more-posts.ts'
import { openPage } from '#tests/support/open-page.ts'
import { useCms } from '#tests/support/cms-page.ts'

const { product, data, openScreen } = useCms()

/** Post 1 is the newest. */
const writePosts = async (count: number) => {
  await data.post({ title: 'Post 1', tags: ['Go'] })
  await fillPosts(product.product(), count)
}
const linkIn = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).last()
/** The position of an element in the window, once the areas around it are drawn. */
const topOf = (link: Locator) =>
  link.evaluate(async (element) => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    return Math.round(element.getBoundingClientRect().top)
  })
/** Scrolls a link to the middle of the window. */
const goTo = async (page: Page, name: string | RegExp) => {
  const link = linkIn(page, name)
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const top = await topOf(link)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200)
  return { top, link }
}

describe('Back from a post', () => {
  beforeEach(() => writePosts(12))

  it.each(['/', '/blog'])('returns to the place in %s', async (path) => {
    const page = await openPage(product.page(), path)
    const { top, link } = await goTo(page, /^Read More/)
    await link.click()
    await page.getByRole('heading', { level: 1, name: /^Post \d+$/ }).waitFor()
    await page.goBack()
    await page
      .getByRole('link', { name: /^Read More/ })
      .last()
      .waitFor()
    await expect.poll(() => topOf(linkIn(page, /^Read More/))).toBe(top)
  })
})

describe('a search is kept in the URL', () => {
  it('keeps the search of /blog in the URL; Back restores text, list and scroll position', async () => {
    await writePosts(14)
    const page = product.page()
    await page.goto('/blog')
    const box = page.getByPlaceholder('Search posts...')
    await box.fill('post')
    await page.waitForURL('**/blog?q=post')
    await expect.poll(() => page.getByRole('article').count()).toBe(12)
    const more = page.getByRole('link', { name: 'Show more (2)' })
    expect(await more.getAttribute('href')).toBe('/blog?q=post&page=2')
    const { top, link } = await goTo(page, /^Read More/)
    await link.click()
    await page.getByRole('heading', { level: 1, name: 'Post 12', exact: true }).waitFor()
    await page.goBack()
    await page.getByRole('article').last().waitFor()
    expect(await box.inputValue()).toBe('post')
    expect(await page.getByRole('article').count()).toBe(12)
    await expect.poll(() => topOf(linkIn(page, /^Read More/))).toBe(top)
    await box.fill('')
    await page.waitForURL('**/blog')
    await expect.poll(() => page.getByRole('article').count()).toBe(12)
  })

  it('keeps the search in the URL when a link is followed immediately', async () => {
    await writePosts(2)
    const page = product.page()
    await page.goto('/blog')
    await page.getByPlaceholder('Search posts...').fill('Post 1')
    await expect.poll(() => page.getByRole('article').count()).toBe(1)
    await page.getByRole('link', { name: /^Read More/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Post 1' }).waitFor()
    expect(new URL(page.url()).search).toBe('')
    await page.goBack()
    await page.waitForURL('**/blog?q=Post+1')
  })

  it('keeps the search of a management list in the URL; Back restores text, list and scroll position', async () => {
    await writePosts(26)
    const page = await openScreen('/cms/blog')
    const box = page.getByPlaceholder('Search blog posts...')
    await box.fill('post 1')
    await page.waitForURL('**/cms/blog?q=post+1')
    await expect.poll(() => page.getByRole('heading', { level: 2 }).count()).toBe(11)
    const { top, link } = await goTo(page, /^Edit Post/)
    await link.click()
    await page.getByRole('heading', { name: 'Edit Post' }).waitFor()
    await page.goBack()
    await page
      .getByRole('link', { name: /^Edit Post/ })
      .first()
      .waitFor()
    expect(await box.inputValue()).toBe('post 1')
    expect(await page.getByRole('heading', { level: 2 }).count()).toBe(11)
    await expect.poll(() => topOf(linkIn(page, /^Edit Post/))).toBe(top)
    // The keys go on from the post that was opened.
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-posinset'))
    await expect.poll(focused).toBe('11')
    await page.keyboard.press('k')
    await expect.poll(focused).toBe('10')
  })

  it.each(['/cms/blog', '/cms/media', '/cms/contacts', '/cms/trash'])(
    '%s',
    { tags: 'long' },
    async (path) => {
      const page = await openScreen(`${path}?q=abc`)
      const box = page.getByRole('searchbox')
      await box.waitFor()
      expect(await box.inputValue()).toBe('abc')
      await box.fill('')
      await page.waitForURL(`**${path}`)
    },
  )

  it('together with the folder of messages', { tags: 'long' }, async () => {
    await data.message({ subject: 'Hello' })
    const page = await openScreen('/cms/contacts')
    await page.getByRole('radio', { name: /Archived/ }).check()
    await page.waitForURL('**/cms/contacts?folder=archived')
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await page.waitForURL('**/cms')
    await page.goBack()
    await page.getByText('No archived messages.').waitFor()
    expect(await page.getByRole('radio', { name: /Archived/ }).isChecked()).toBe(true)
  })
})
