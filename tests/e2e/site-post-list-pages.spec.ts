import { describe, expect, it } from 'vitest'
import { COUNTS } from '#src/contract/limits.ts'
import { hold, useCms } from '#tests/support/cms-page.ts'
import { intercept } from '#tests/support/interception.ts'
import { fillPosts } from '#tests/support/more-posts.ts'

const { product, data } = useCms()

const cards = () => product.page().getByRole('article')
const search = () => product.page().getByPlaceholder('Search posts...')
/** Post 1 is the newest. */
const writePosts = async (count: number) => {
  await data.post({ title: 'Post 1' })
  await fillPosts(product.product(), count)
}

it('tags link from a card and from a post to all posts with the tag', async () => {
  await data.post({ title: 'Locks', tags: ['Größe', 'queues'] })
  await data.post({ title: 'Builds', tags: ['queues'] })
  const page = product.page()
  await page.goto('/blog')
  await cards().filter({ hasText: 'Locks' }).getByRole('link', { name: '#queues' }).click()
  await page.waitForURL('**/blog/tag/queues')
  await page.getByRole('heading', { level: 1, name: 'queues' }).waitFor()
  await page.getByText('2 posts', { exact: true }).waitFor()
  await cards()
    .filter({ hasText: 'Locks' })
    .getByRole('link', { name: /^Read More/ })
    .click()
  await page.locator('article:has(.prose)').getByRole('link', { name: '#Größe' }).click()
  await page.getByRole('heading', { level: 1, name: 'Größe' }).waitFor()
  await page.getByText('1 post', { exact: true }).waitFor()
})

describe('the search box', () => {
  it('[S2-blog-list-03] [S2-blog-list-14] finds posts of every page, and fetches them on focus', async () => {
    await writePosts(COUNTS.blogPagePosts + 3)
    const page = product.page()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/blog', { waitUntil: 'networkidle' })
    expect(asked).not.toContain('/blog/posts.json')
    await search().fill('nothing like it')
    await page.getByText('No posts found matching your search.').waitFor()
    await search().fill('POST 15')
    await cards().filter({ hasText: 'Post 15' }).waitFor()
    expect(await cards().count()).toBe(1)
    expect(await page.getByRole('navigation', { name: 'Pages' }).count()).toBe(0)
    await search().fill('')
    await expect.poll(() => cards().count()).toBe(COUNTS.blogPagePosts)
    expect(asked.filter((path) => path === '/blog/posts.json')).toHaveLength(1)
  })

  it('a search by the server has pages, which typing leaves', { tags: 'long' }, async () => {
    await writePosts(26)
    await data.post({ title: 'Locks' })
    const page = product.page()
    await page.goto('/blog?q=post')
    await page.getByRole('link', { name: 'Page 2' }).click()
    await page.waitForURL('**/blog?q=post&page=2')
    await expect.poll(() => cards().count()).toBe(12)
    await page.getByRole('link', { name: 'Older' }).click()
    await expect.poll(() => cards().count()).toBe(2)
    await page.goBack()
    await expect.poll(() => cards().count()).toBe(12)
    await search().fill('locks')
    await page.waitForURL('**/blog?q=locks')
    await expect.poll(() => cards().count()).toBe(1)
  })

  it('shows loading and failure states, with a retry', { tags: 'long' }, async () => {
    await data.post({ title: 'Locks' })
    const page = product.page()
    product.allowError('Failed to load resource')
    await intercept(page, '**/blog/posts.json', (route) => route.abort())
    await page.goto('/blog')
    await search().fill('locks')
    await page.getByText('Posts could not be loaded.').waitFor()
    await page.unroute('**/blog/posts.json')
    const index = await hold(page, '**/blog/posts.json')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Searching posts').waitFor()
    index.release()
    await cards().filter({ hasText: 'Locks' }).waitFor()
  })
})
