import { describe, expect, it } from 'vitest'
import { useCmsData } from '#tests/support/cms-data.ts'
import { clipboardText } from '#tests/support/cms-page.ts'
import { followToNowhere, openPage } from '#tests/support/open-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = useCmsData(product)

const fence = (language: string, code: string) => `\n\n\`\`\`${language}\n${code}\n\`\`\`\n\n`
const content = [
  'first line\nsecond line',
  fence('javascript', 'const a = 1'),
  fence('typescript', 'type A = string'),
  fence('python', 'def a(): pass'),
  fence('', 'plain words'),
].join('')
const write = (changes: Parameters<typeof data.post>[0] = {}) =>
  data.post({ title: 'Locks', excerpt: 'About rows.', content, ...changes })
const open = async (changes: Parameters<typeof data.post>[0] = {}) => {
  const post = await write(changes)
  await product.page().goto(`/blog/${post.slug}`)
  return { page: product.page(), post }
}
describe('blog post', () => {
  it('shows a skeleton until the page is loaded, then all fields, with links [S2-blog-post-01] [S2-blog-post-02] [S2-blog-post-03] [S2-blog-post-04] [S2-blog-post-06] [S2-blog-post-07] [S2-blog-post-08] [S2-blog-post-09] [S2-blog-post-10] [S9-date-01]', async () => {
    const { url } = await data.image()
    const post = await write({ imageUrl: url, readTime: 7, category: 'Databases' })
    const page = product.page()
    await openPage(page, '/blog')
    await followToNowhere(page, /^Read More/)
    await page.getByText('Loading post', { exact: true }).waitFor()
    await page.goto(`/blog/${post.slug}`)
    await page.getByRole('heading', { level: 1, name: 'Locks' }).waitFor()
    expect(await page.getByText('Loading post', { exact: true }).isVisible()).toBe(false)
    const header = page.locator('article header')
    await header.getByText('Databases', { exact: true }).waitFor()
    await header.getByText('7 min read').waitFor()
    await header.getByText('About rows.').waitFor()
    const date = new Date(post.publishedAt ?? '').toLocaleDateString('en-US', {
      dateStyle: 'long',
      timeZone: 'UTC',
    })
    await header.getByText(date).waitFor()
    expect(await header.locator('picture img').first().getAttribute('src')).toBe(url)
    for (const name of ['Back to Blog', 'More Posts']) {
      await page.getByRole('link', { name }).click()
      await page.waitForURL(`${product.url}/blog`)
      await page.goBack()
    }
    const box = page.getByRole('complementary', { name: 'About the author' })
    await box.getByText(post.author, { exact: true }).waitFor()
    await box.getByRole('link', { name: 'Get in Touch' }).click()
    await page.waitForURL(`${product.url}/#contact`)
    const top = () => page.locator('#contact').evaluate((el) => el.getBoundingClientRect().top)
    await expect.poll(top).toBeCloseTo(80, 0)
  })

  it('splits the body at its fences; copies a block with a confirmation for two seconds, and the URL without native share [S2-blog-post-05] [S2-blog-post-06] [S2-blog-post-12] [S2-blog-post-16] [S2-blog-post-17] [S2-blog-post-18] [S2-blog-post-19] [S2-blog-post-20] [S2-blog-post-21] [S9-copy-01]', async () => {
    await product.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await product.page().addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined })
    })
    await product.page().clock.install()
    const { page, post } = await open({ imageUrl: null })
    expect(await page.locator('article header img').count()).toBe(0)
    const blocks = page.locator('figure')
    expect(await blocks.locator('pre').allInnerTexts()).toEqual([
      'const a = 1',
      'type A = string',
      'def a(): pass',
      'plain words',
    ])
    const labels = ['javascript', 'typescript', 'python', 'code']
    for (const [at, label] of labels.entries()) {
      await blocks.nth(at).getByText(label, { exact: true }).waitFor()
    }
    const keywords = (at: number) => blocks.nth(at).locator('.token.keyword').allInnerTexts()
    expect([await keywords(0), await keywords(1), await keywords(2), await keywords(3)]).toEqual([
      ['const'],
      ['type'],
      ['def', 'pass'],
      [],
    ])
    expect(await page.getByText('first line').innerText()).toBe('first line\nsecond line')

    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'Link copied' }).waitFor()
    expect(await clipboardText(page)).toBe(`${product.url}/blog/${post.slug}`)
    expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(4)
    const copied = blocks.first().getByRole('button', { name: 'Copied' })
    await page.clock.pauseAt(Date.now() + 60_000)
    await blocks.first().getByRole('button', { name: 'Copy', exact: true }).click()
    await copied.waitFor()
    expect(await clipboardText(page)).toBe('const a = 1')
    await page.clock.runFor(1900)
    expect(await copied.count()).toBe(1)
    await page.clock.runFor(200)
    await copied.waitFor({ state: 'detached' })
  })
})
