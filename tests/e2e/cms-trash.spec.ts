import { describe, expect, it } from 'vitest'
import { useCmsData } from '#tests/support/cms-data.ts'
import { restoreInAdmin } from '#tests/support/payload-trash.ts'
import { failure, notice, openSignedIn, question, refuse } from '#tests/support/cms-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = useCmsData(product)

const list = (name: string) => product.page().getByRole('list', { name }).getByRole('listitem')
const visit = async (path: string) => (await fetch(`${product.url}${path}`)).status
const text = async (path: string) => (await fetch(`${product.url}${path}`)).text()
/** Deletes an item; hovers the toast, so that it stays. */
const deletion = async (name: string, told: string) => {
  const page = product.page()
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  const asked = question(page, `Are you sure you want to delete "${name}"?`)
  await asked.dialog.getByText('You can restore it for 30 days.').waitFor()
  await asked.answer('Delete')
  const done = notice(page, 'Success', told)
  await done.hover()
  return done.getByRole('button', { name: 'Undo' })
}

describe('undo of a deletion', () => {
  it('[S7-delete-blog-04] restores a post immediately for visitors, from any screen, and after a failed attempt', async () => {
    const { slug } = await data.post({ title: 'Locks', tags: ['rows'] })
    const page = await openSignedIn(product, '/cms/blog')
    expect(await visit(`/blog/${slug}`)).toBe(200)
    const undo = await deletion('Locks', 'Blog post deleted successfully')
    await page.getByText('No blog posts found').waitFor()
    expect(await visit(`/blog/${slug}`)).toBe(404)
    expect(await text('/rss.xml')).not.toContain('Locks')
    await undo.click()
    await notice(page, 'Success', 'The change was undone.').waitFor()
    await expect.poll(() => list('Posts').count()).toBe(1)
    expect(await visit(`/blog/${slug}`)).toBe(200)
    expect(await visit('/blog/tag/rows')).toBe(200)
    expect(await text('/rss.xml')).toContain('Locks')

    await refuse(page, { address: '**/api/blog/*/restore', method: 'POST', status: 0 })
    product.allowError('Failed to load resource')
    const later = await deletion('Locks', 'Blog post deleted successfully')
    // By script: the pointer must stay on the toast.
    await page.getByRole('link', { name: 'Media', exact: true }).dispatchEvent('click')
    await page.getByRole('heading', { name: 'Media Library' }).waitFor()
    await later.click()
    const again = failure(page, 'Error', 'Failed to undo')
    await again.hover()
    await page.unroute('**/api/blog/*/restore')
    await again.getByRole('button', { name: 'Undo' }).click()
    await notice(page, 'Success', 'The change was undone.').waitFor()
    await page.getByRole('link', { name: 'Posts', exact: true }).click()
    await expect.poll(() => list('Posts').count()).toBe(1)
  })

  it('[S7-delete-media-01] restores a file: its URL returns 404 until then, and pages show it again', async () => {
    const item = await data.image('photo.png')
    const { slug } = await data.post({ title: 'Locks', imageUrl: item.url })
    const shown = async () => (await text(`/blog/${slug}`)).includes('srcset')
    const page = await openSignedIn(product, '/cms/media')
    const before = await shown()
    const undo = await deletion('photo.png', 'File deleted successfully')
    await page.getByText('No media files found').waitFor()
    expect(await visit(item.url)).toBe(404)
    expect(await shown()).toBe(false)
    await undo.click()
    await notice(page, 'Success', 'The change was undone.').waitFor()
    await expect.poll(() => list('Media files').count()).toBe(1)
    expect(await visit(item.url)).toBe(200)
    expect(await shown()).toBe(before)
  })
})

describe('the trash in the built-in admin', () => {
  it('shows a deleted post, and restores it', { tags: 'long' }, async () => {
    const { id } = await data.post({ title: 'Locks' })
    expect((await product.asAdmin('DELETE', `/api/blog/${id}`)).status).toBe(200)
    await product.signIn()
    await restoreInAdmin(product.page(), { kind: 'posts', name: 'Locks', id })
    await expect.poll(async () => (await product.asAdmin('GET', '/api/blog')).text()).toContain(id)
  })
})
