import { afterEach, describe, expect, it } from 'vitest'
import { cmsData } from '#tests/support/cms-data.ts'
import { failure, notice, question, refuse } from '#tests/support/cms-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = cmsData(product)
afterEach(() => data.empty())

const open = async (path: string) => {
  await product.signIn()
  const page = product.page()
  await page.goto(path)
  return page
}
const list = (name: string) => product.page().getByRole('list', { name }).getByRole('listitem')
const visit = async (path: string) => (await fetch(`${product.url}${path}`)).status
const undo = () => product.page().getByRole('button', { name: 'Undo' }).click()
const deletion = async (name: string) => {
  const page = product.page()
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  const asked = question(page, `Are you sure you want to delete "${name}"?`)
  await asked.dialog.getByText('It can be taken back for 30 days.').waitFor()
  await asked.answer('Delete')
}

describe('what was deleted is taken back', () => {
  it('[S7-delete-blog-04] a post: for readers as well, at once', async () => {
    const { slug } = await data.post({ title: 'Locks', tags: ['rows'] })
    const page = await open('/cms/blog')
    expect(await visit(`/blog/${slug}`)).toBe(200)
    await deletion('Locks')
    await notice(page, 'Success', 'Blog post deleted successfully').waitFor()
    await page.getByText('No blog posts found').waitFor()
    expect(await visit(`/blog/${slug}`)).toBe(404)
    expect(await (await fetch(`${product.url}/rss.xml`)).text()).not.toContain('Locks')
    await undo()
    await notice(page, 'Success', 'Undone').waitFor()
    await expect.poll(() => list('Posts').count()).toBe(1)
    expect(await visit(`/blog/${slug}`)).toBe(200)
    expect(await visit('/blog/tag/rows')).toBe(200)
    expect(await (await fetch(`${product.url}/rss.xml`)).text()).toContain('Locks')
  })

  it('[S7-delete-media-01] a file: its address answers nobody until it is back, and pages show it again', async () => {
    const item = await data.image('photo.png')
    const { slug } = await data.post({ title: 'Locks', imageUrl: item.url })
    const shown = async () =>
      (await (await fetch(`${product.url}/blog/${slug}`)).text()).includes('srcset')
    const page = await open('/cms/media')
    const before = await shown()
    await deletion('photo.png')
    await notice(page, 'Success', 'File deleted successfully').waitFor()
    await page.getByText('No media files found').waitFor()
    expect(await visit(item.url)).toBe(404)
    expect(await shown()).toBe(false)
    await undo()
    await notice(page, 'Success', 'Undone').waitFor()
    await expect.poll(() => list('Media files').count()).toBe(1)
    expect(await visit(item.url)).toBe(200)
    expect(await shown()).toBe(before)
  })

  it('[S7-delete-resume-02] a resume, which does not become active', async () => {
    await data.resume('first.pdf')
    await data.resume('second.pdf')
    const page = await open('/cms/resume')
    await deletion('second.pdf')
    await notice(page, 'Success', 'Resume deleted successfully').waitFor()
    await expect.poll(() => list('All Resume Files').count()).toBe(1)
    await undo()
    await notice(page, 'Success', 'Undone').waitFor()
    await expect.poll(() => list('All Resume Files').count()).toBe(2)
    await list('All Resume Files')
      .filter({ hasText: 'first.pdf' })
      .getByText('Active', { exact: true })
      .waitFor()
  })

  it('on another screen as well, and once more when it could not be', async () => {
    await data.post({ title: 'Locks' })
    const page = await open('/cms/blog')
    await deletion('Locks')
    await page.getByRole('link', { name: 'Media', exact: true }).click()
    await page.getByRole('heading', { name: 'Media Library' }).waitFor()
    await refuse(page, { address: '**/api/blog/*/restore', method: 'POST', status: 0 })
    product.allowError('Failed to load resource')
    await undo()
    await failure(page, 'Error', 'Failed to undo').waitFor()
    await page.unroute('**/api/blog/*/restore')
    await undo()
    await notice(page, 'Success', 'Undone').waitFor()
    await page.getByRole('link', { name: 'Posts', exact: true }).click()
    await expect.poll(() => list('Posts').count()).toBe(1)
  })
})

describe('the trash in the built-in admin', () => {
  it.each([
    ['posts', 'Locks'],
    ['media', 'photo.png'],
    ['resumes', 'second.pdf'],
  ])('of %s shows what was deleted, and gives it back', async (kind, name) => {
    await data.resume('first.pdf')
    const made = {
      posts: await data.post({ title: 'Locks' }),
      media: await data.image('photo.png'),
      resumes: await data.resume('second.pdf'),
    }
    const { id } = made[kind as keyof typeof made]
    const call = { posts: 'blog', media: 'media', resumes: 'resume' }[kind]
    expect((await product.asAdmin('DELETE', `/api/${call}/${id}`)).status).toBe(200)
    // Its file is served to nobody, so that the page of the document has nothing to show.
    product.allowError('/files/')
    const page = await open(`/payload/collections/${kind}/trash`)
    await page.locator('tbody tr').filter({ hasText: name }).waitFor()
    await page.goto(`/payload/collections/${kind}/trash/${id}`)
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect
      .poll(async () =>
        (
          await product.asAdmin(
            'GET',
            kind === 'posts' ? '/api/blog' : kind === 'media' ? '/api/media' : '/api/resumes',
          )
        ).text(),
      )
      .toContain(id)
  })
})
