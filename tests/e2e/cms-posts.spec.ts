import type { Locator } from 'playwright'
import { afterEach, describe, expect, it } from 'vitest'
import { cmsData } from '#tests/support/cms-data.ts'
import { failure, hold, nextRequest, notice, question, refuse } from '#tests/support/cms-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = cmsData(product)
afterEach(() => data.empty())

const openPosts = async () => {
  await product.signIn()
  await product.page().goto('/cms/blog')
  await product.page().getByRole('heading', { name: 'Blog Management' }).waitFor()
  return product.page()
}
const cards = () => product.page().getByRole('list', { name: 'Posts' }).getByRole('listitem')

describe('§2 blog management', () => {
  it('[S2-cms-blog-07] [S2-cms-blog-09] [S2-cms-blog-10] an empty list says how to begin', async () => {
    const page = await openPosts()
    await page.getByText('No blog posts found').waitFor()
    await page.getByText('Get started by creating your first blog post.').waitFor()
    await page.getByText('0 posts loaded').waitFor()
    await page.getByRole('link', { name: 'Create First Post' }).click()
    await page.waitForURL('**/cms/blog/new')
  })

  it('[S2-cms-blog-06] [S9-skeletons-01] shows 6 skeletons while loading', async () => {
    const list = await hold(product.page(), '**/api/blog')
    const page = await openPosts()
    await expect.poll(() => page.locator('[data-skeleton]').count()).toBe(6)
    list.release()
    await expect.poll(() => page.locator('[data-skeleton]').count()).toBe(0)
  })

  it('[S2-cms-blog-01] [S2-cms-blog-02] leads back and to a new post', async () => {
    const page = await openPosts()
    await page.getByRole('link', { name: 'New Post' }).click()
    await page.waitForURL('**/cms/blog/new')
    await page.goBack()
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await page.waitForURL('**/cms')
  })

  it('[S2-cms-blog-11] [S2-cms-blog-16] [S2-cms-blog-17] [S2-cms-blog-18] [S2-cms-blog-19] [S2-cms-blog-20] [S7-get-blog-03] a card says what there is to know', async () => {
    await data.post({ title: 'Locks', excerpt: 'About rows.', readTime: 7, author: 'Guest' })
    await data.post({ title: 'Builds', isPublished: false })
    const page = await openPosts()
    const published = cards().filter({ hasText: 'Locks' })
    await published.getByText('published', { exact: true }).waitFor()
    await published.getByText('Published', { exact: true }).waitFor()
    await published.getByText('About rows.').waitFor()
    await published.getByText('Guest').waitFor()
    await published.getByText('just now').waitFor()
    await published.getByText('7 min read').waitFor()
    const draft = cards().filter({ hasText: 'Builds' })
    await draft.getByText('draft', { exact: true }).waitFor()
    expect(await draft.getByText('Published', { exact: true }).count()).toBe(0)
    const colour = (badge: Locator) => badge.evaluate((one) => getComputedStyle(one).color)
    const colours = [
      await colour(published.getByText('published', { exact: true })),
      await colour(draft.getByText('draft', { exact: true })),
      await colour(draft.locator('p').first()),
    ]
    expect(new Set(colours).size).toBe(3)
    await page.getByText('2 posts loaded').waitFor()
  })

  it('[S2-cms-blog-12] an unknown status has a neutral style', async () => {
    await data.post({ title: 'Locks' })
    await product.page().route('**/api/blog', async (route) => {
      const response = await route.fetch()
      const posts = (await response.json()) as Record<string, unknown>[]
      await route.fulfill({ response, json: posts.map(({ status: _, ...post }) => post) })
    })
    await openPosts()
    const badge = cards().getByText('unknown', { exact: true })
    expect(await badge.getAttribute('class')).toContain('text-muted')
  })

  it('[S2-cms-blog-03] [S2-cms-blog-04] [S2-cms-blog-05] [S2-cms-blog-08] the search is live', async () => {
    await data.post({ title: 'Locks in Postgres', excerpt: 'Rows.' })
    await data.post({ title: 'Slow builds', excerpt: 'Caching work.' })
    const page = await openPosts()
    const search = page.getByPlaceholder('Search blog posts...')
    await search.fill('LOCKS')
    await expect.poll(() => cards().count()).toBe(1)
    await search.fill('caching')
    await cards().filter({ hasText: 'Slow builds' }).waitFor()
    await search.fill('nothing like it')
    await page.getByText('No posts match your search criteria.').waitFor()
    await page.getByRole('link', { name: 'Create First Post' }).waitFor()
    await page.getByText('2 posts loaded').waitFor()
  })

  it('[S2-cms-blog-13] edit leads to the editor of the post', async () => {
    const { id } = await data.post({ title: 'Locks' })
    const page = await openPosts()
    await page.getByRole('link', { name: 'Edit Locks' }).click()
    await page.waitForURL(`**/cms/blog/edit/${id}`)
    // Its data too: what is still on its way when the test ends would find nothing.
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Locks')
  })

  it('[S2-cms-blog-14] [S2-cms-blog-21] [S5-delete-01] deleting asks first', async () => {
    await data.post({ title: 'Locks' })
    const page = await openPosts()
    await page.getByRole('button', { name: 'Delete Locks' }).click()
    await question(page, 'Are you sure you want to delete "Locks"?').answer('Cancel')
    expect(await data.posts()).toHaveLength(1)
  })

  it('[S2-cms-blog-15] [S7-delete-blog-01] [S7-delete-blog-02] [S7-delete-blog-03] [S7-delete-blog-04] deletes, with the buttons off meanwhile', async () => {
    await data.post({ title: 'Locks' })
    await data.post({ title: 'Builds' })
    const page = await openPosts()
    const call = await hold(page, '**/api/blog/*')
    await page.getByRole('button', { name: 'Delete Locks' }).click()
    const sent = nextRequest(page, 'DELETE', '/api/blog/')
    await question(page, 'Are you sure you want to delete "Locks"?').answer('Delete')
    expect((await sent).postData()).toBeNull()
    await expect
      .poll(() => page.getByRole('button', { name: 'Delete Builds' }).isDisabled())
      .toBe(true)
    call.release()
    await notice(page, 'Success', 'Blog post deleted successfully').waitFor()
    await expect.poll(() => cards().count()).toBe(1)
    expect(await data.posts()).toHaveLength(1)
  })

  it('[S8-blog-01] a failed deletion says so and keeps the post', async () => {
    await data.post({ title: 'Locks' })
    const page = await openPosts()
    await refuse(page, { address: '**/api/blog/*', method: 'DELETE', status: 500 })
    product.allowError('500')
    await page.getByRole('button', { name: 'Delete Locks' }).click()
    await question(page, 'Are you sure you want to delete "Locks"?').answer('Delete')
    await failure(page, 'Error', 'Failed to delete blog post').waitFor()
    expect(await cards().count()).toBe(1)
  })
})
