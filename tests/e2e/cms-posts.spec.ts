import { expect, it } from 'vitest'
import { hold, nextRequest, notice, question, useCms } from '#tests/support/cms-page.ts'

const { product, data, openScreen } = useCms()

const openPosts = () => openScreen('/cms/blog', 'Blog Management')
const cards = () => product.page().getByRole('list', { name: 'Posts' }).getByRole('listitem')
const card = (title: string) => cards().filter({ hasText: title })

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

it('shows the status scheduled in both lists, with its time', { tags: 'long' }, async () => {
  const publishedAt = new Date(Date.now() + 3_600_000).toISOString()
  await data.post({ title: 'Soon', publishedAt })
  await data.post({ title: 'There' })
  const page = await openPosts()
  await card('Soon').locator(`time[datetime="${publishedAt}"]`).waitFor()
  expect(await card('Soon').innerText()).toContain('scheduled')
  expect(await card('Soon').innerText()).not.toContain('Published')
  expect(await card('There').innerText()).toContain('Published')
  await page.goto('/payload/collections/posts')
  const row = (title: string) => page.locator('tbody tr').filter({ hasText: title })
  await row('Soon').waitFor()
  expect(await row('Soon').innerText()).toContain('Scheduled')
  expect(await row('There').innerText()).toContain('Published')
})

const tip = (text: string) => product.page().getByRole('tooltip', { name: text })

it('[S4-ui-03] [S4-ui-04] [S9-tooltip-01] a tooltip opens after 700 ms, the next one within 300 ms without delay', async () => {
  await data.post({ title: 'A post' })
  const page = await openPosts()
  const [edit, remove] = ['Edit', 'Delete'].map((name) => page.getByLabel(name).first())
  // In steps: a tooltip stays open while the pointer may be moving into it.
  const leave = () => page.mouse.move(5, 500, { steps: 10 })
  await edit?.waitFor()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)

  await edit?.hover()
  await page.clock.runFor(650)
  expect(await tip('Edit').count()).toBe(0)
  await page.clock.runFor(100)
  await tip('Edit').waitFor()

  await leave()
  await page.clock.runFor(200)
  await tip('Edit').waitFor({ state: 'detached' })
  await remove?.hover()
  await page.clock.runFor(20)
  await tip('Delete').waitFor()

  await leave()
  await page.clock.runFor(400)
  await edit?.hover()
  await page.clock.runFor(650)
  expect(await tip('Edit').count()).toBe(0)
})
