import { expect, it } from 'vitest'
import { failure, notice, question, refuse } from '#tests/support/cms-page.ts'
import { useCms } from '#tests/support/use-cms.ts'

const { product, data, openScreen } = useCms()

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

it('[S7-delete-blog-04] Undo restores a post immediately for visitors, from any screen, and after a failed attempt', async () => {
  const { slug } = await data.post({ title: 'Locks', tags: ['rows'] })
  const page = await openScreen('/cms/blog')
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
