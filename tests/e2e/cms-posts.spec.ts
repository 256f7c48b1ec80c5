import type { Locator } from 'playwright'
import { describe, expect, it } from 'vitest'
import { useCmsData } from '#tests/support/cms-data.ts'
import {
  failure,
  hold,
  nextRequest,
  notice,
  openSignedIn,
  question,
  refuse,
} from '#tests/support/cms-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = useCmsData(product)

const openPosts = () => openSignedIn(product, '/cms/blog', 'Blog Management')
const cards = () => product.page().getByRole('list', { name: 'Posts' }).getByRole('listitem')
const card = (title: string) => cards().filter({ hasText: title })
const skeletons = () => product.page().locator('[data-skeleton]')

describe('blog management', () => {
  it('[S2-cms-blog-01] [S2-cms-blog-06] [S9-skeletons-01] shows 6 skeletons while loading, and links back', async () => {
    const list = await hold(product.page(), '**/api/blog')
    const page = await openPosts()
    await expect.poll(() => skeletons().count()).toBe(6)
    list.release()
    await expect.poll(() => skeletons().count()).toBe(0)
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await page.waitForURL('**/cms')
  })

  it('[S2-cms-blog-07] [S2-cms-blog-09] [S2-cms-blog-10] offers to create the first post', async () => {
    const page = await openPosts()
    await page.getByText('No blog posts found').waitFor()
    await page.getByText('Get started by creating your first blog post.').waitFor()
    await page.getByText('0 posts loaded').waitFor()
    await page.getByRole('link', { name: 'Create First Post' }).click()
    await page.waitForURL('**/cms/blog/new')
  })

  it('[S2-cms-blog-02] [S2-cms-blog-13] links to a new post and to the editor of a post', async () => {
    const { id } = await data.post({ title: 'Locks' })
    const page = await openPosts()
    await page.getByRole('link', { name: 'New Post' }).click()
    await page.waitForURL('**/cms/blog/new')
    await page.goBack()
    await page.getByRole('link', { name: 'Edit Locks' }).click()
    await page.waitForURL(`**/cms/blog/edit/${id}`)
    // Waits for its data too: a request still running when the test ends would get a 404.
    await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('Locks')
  })

  it('[S2-cms-blog-16] [S2-cms-blog-17] [S2-cms-blog-18] a card shows the title, excerpt, author, age and read time', async () => {
    await data.post({
      title: 'Locks in Postgres',
      excerpt: 'About rows.',
      readTime: 7,
      author: 'Guest',
    })
    await openPosts()
    const published = card('Locks')
    await published.getByText('About rows.').waitFor()
    await published.getByText('Guest').waitFor()
    await published.getByText('just now').waitFor()
    await published.getByText('7 min read').waitFor()
  })

  it('[S2-cms-blog-11] [S2-cms-blog-19] a card shows its state in the color of the state', async () => {
    await data.post({ title: 'Locks' })
    await data.post({ title: 'Builds', excerpt: 'Caching work.', isPublished: false })
    await openPosts()
    const published = card('Locks')
    await published.getByText('published', { exact: true }).waitFor()
    await published.getByText('Published', { exact: true }).waitFor()
    const draft = card('Builds')
    await draft.getByText('draft', { exact: true }).waitFor()
    expect(await draft.getByText('Published', { exact: true }).count()).toBe(0)
    const colour = (badge: Locator) => badge.evaluate((one) => getComputedStyle(one).color)
    const colours = [
      await colour(published.getByText('published', { exact: true })),
      await colour(draft.getByText('draft', { exact: true })),
      await colour(draft.locator('p').first()),
    ]
    expect(new Set(colours).size).toBe(3)
  })

  it('[S2-cms-blog-03] [S2-cms-blog-08] [S2-cms-blog-20] searches titles and excerpts while typing, and counts the posts', async () => {
    await data.post({ title: 'Locks' })
    await data.post({ title: 'Builds', excerpt: 'Caching work.', isPublished: false })
    const page = await openPosts()
    await page.getByText('2 posts loaded').waitFor()
    const search = page.getByPlaceholder('Search blog posts...')
    await search.fill('LOCKS')
    await expect.poll(() => cards().count()).toBe(1)
    await search.fill('caching')
    await card('Builds').waitFor()
    await search.fill('nothing like it')
    await page.getByText('No posts match your search criteria.').waitFor()
    await page.getByRole('link', { name: 'Create First Post' }).waitFor()
    await page.getByText('2 posts loaded').waitFor()
  })

  it('[S2-cms-blog-14] [S2-cms-blog-21] [S5-delete-01] asks before it deletes a post', async () => {
    for (const title of ['Keys', 'Locks', 'Builds']) await data.post({ title })
    const page = await openPosts()
    const asked = question(page, 'Are you sure you want to delete "Locks"?')
    const remove = page.getByRole('button', { name: 'Delete Locks' })
    await remove.click()
    await asked.answer('Cancel')
    expect(await data.posts()).toHaveLength(3)
  })

  it('[S8-blog-01] keeps the post and shows an error when a deletion fails', async () => {
    await data.post({ title: 'Locks' })
    const page = await openPosts()
    await refuse(page, { address: '**/api/blog/*', method: 'DELETE', status: 500 })
    product.allowError('500')
    await page.getByRole('button', { name: 'Delete Locks' }).click()
    await question(page, 'Are you sure you want to delete "Locks"?').answer('Delete')
    await failure(page, 'Error', 'Failed to delete blog post').waitFor()
    await expect.poll(() => cards().count()).toBe(1)
  })

  it('[S2-cms-blog-15] [S7-delete-blog-03] [S7-delete-blog-04] disables the buttons during a deletion, then shows the remaining posts', async () => {
    for (const title of ['Keys', 'Locks', 'Builds']) await data.post({ title })
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
    await expect.poll(() => cards().count()).toBe(2)
    expect((await data.posts()).map(({ title }) => title)).toEqual(['Builds', 'Keys'])
  })
})
