import { describe, expect, it } from 'vitest'
import { cut, failure, hold, notice, question, refuse, useCms } from '#tests/support/cms-page.ts'
import { expectFocus } from '#tests/support/focus.ts'

const { product, data, openScreen } = useCms()

const openTrash = () => openScreen('/cms/trash', 'Trash')
const rows = () => product.page().getByRole('list', { name: 'Trash' }).getByRole('listitem')
const remove = async (path: string) =>
  expect((await product.asAdmin('DELETE', path)).status).toBe(200)
const names = async (path: string) => {
  const items = (await (await product.asAdmin('GET', path)).json()) as Record<string, unknown>[]
  return items.map(({ title, originalName, subject }) => title ?? originalName ?? subject)
}

/** Deletes one item of each kind. */
async function deleteOneOfEach() {
  const post = await data.post({ title: 'Locks' })
  const file = await data.text('notes.txt')
  await data.resume('active.pdf')
  const resume = await data.resume('old.pdf')
  await data.message({ name: 'Ada', email: 'a@example.com', subject: 'Hello', message: 'Hi.' })
  const [message] = await data.messages()
  await remove(`/api/blog/${post.id}`)
  await remove(`/api/media/${file.id}`)
  await remove(`/api/resume/${resume.id}`)
  const ids = [message?.id]
  expect((await product.asAdmin('PATCH', '/api/contact', { ids, isDeleted: true })).status).toBe(
    200,
  )
}

it('the trash lists deleted items of every kind with their expiry, searches them, and restores them', async () => {
  await deleteOneOfEach()
  const page = await openTrash()
  await page.getByText('Deleted items stay here for 30 days.').waitFor()
  await expect.poll(() => rows().count()).toBe(4)
  const locks = rows().filter({ hasText: 'Locks' })
  await locks.getByText('Post', { exact: true }).waitFor()
  await locks.getByText(/^deleted just now · stays until [A-Z][a-z]{2} \d{1,2}, \d{4}$/).waitFor()
  await rows().filter({ hasText: 'Hello' }).getByText('Message · Ada').waitFor()
  await page.getByText('4 items in the trash').waitFor()
  await page.getByRole('searchbox').fill('RESUME')
  await expect.poll(() => rows().allInnerTexts()).toEqual([expect.stringContaining('old.pdf')])
  await page.getByRole('searchbox').fill('zzz')
  await page.getByText('No items in the trash match your search.').waitFor()
  await page.getByRole('searchbox').fill('')
  for (const [name, list, left] of [
    ['Locks', '/api/blog', 3],
    ['notes.txt', '/api/media', 2],
    ['old.pdf', '/api/resumes', 1],
    ['Hello', '/api/contact', 0],
  ] as const) {
    expect(await names(list)).not.toContain(name)
    await page.getByRole('button', { name: `Restore ${name}` }).click()
    await notice(page, 'Success', `"${name}" restored`).waitFor()
    await expect.poll(() => rows().count()).toBe(left)
    expect(await names(list)).toContain(name)
  }
})

describe('the trash', { tags: 'long' }, () => {
  it('reports a failed restore with focus in place; confirms permanent deletion; handles a lost response', async () => {
    product.allowError('Failed to load resource')
    const keys = await data.post({ title: 'Keys' })
    const locks = await data.post({ title: 'Locks' })
    const rings = await data.post({ title: 'Rings' })
    for (const { id } of [keys, locks, rings]) await remove(`/api/blog/${id}`)
    const page = await openTrash()
    await refuse(page, { address: '**/api/blog/*/restore', method: 'POST', status: 500 })
    const restore = page.getByRole('button', { name: 'Restore Locks' })
    await restore.focus()
    await page.keyboard.press('Enter')
    await failure(page, 'Error', 'Failed to restore "Locks"').waitFor()
    await expectFocus(restore)
    await expect.poll(() => rows().count()).toBe(3)

    const asked = question(page, 'Delete "Locks" permanently?')
    const ask = () => page.getByRole('button', { name: 'Delete Locks permanently' }).click()
    await ask()
    await asked.dialog.getByText('This cannot be undone.').waitFor()
    await asked.answer('Cancel')
    expect(await rows().count()).toBe(3)
    await ask()
    await asked.answer('Delete permanently')
    await notice(page, 'Success', '"Locks" permanently deleted').waitFor()
    await expect.poll(() => rows().count()).toBe(2)
    await page.unroute('**/api/blog/*/restore')
    await page.getByRole('button', { name: 'Restore Rings' }).click()
    await notice(page, 'Success', '"Rings" restored').waitFor()
    expect(await names('/api/blog')).toEqual(['Rings'])
    expect((await product.asAdmin('POST', `/api/blog/${locks.id}/restore`)).status).toBe(404)

    await cut(page, { address: '**/api/trash/posts/*', method: 'DELETE', when: 'after' })
    await page.getByRole('button', { name: 'Delete Keys permanently' }).click()
    await question(page, 'Delete "Keys" permanently?').answer('Delete permanently')
    await failure(page, 'Error', 'Failed to delete "Keys"').waitFor()
    await page.getByText('The trash is empty').waitFor()
  })

  it('shows loading and failure with a retry; every list links to it, with items deleted a moment ago', async () => {
    product.allowError('500')
    await data.post({ title: 'Locks' })
    await product.signIn()
    const page = product.page()
    await refuse(page, { address: '**/api/trash', method: 'GET', status: 500 })
    const gate = await hold(page, '**/api/trash')
    await page.goto('/cms/trash')
    await page.locator('[data-skeleton]').first().waitFor()
    gate.release()
    await page.getByText('The trash could not be loaded.').waitFor()
    await page.unroute('**/api/trash')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('The trash is empty').waitFor()

    await page
      .getByText('Posts, projects, files, resumes and messages that you delete appear here.')
      .waitFor()
    const menu = page.getByRole('navigation', { name: 'Management' })
    await menu.getByRole('link', { name: 'Posts' }).click()
    await page.getByRole('button', { name: 'Delete Locks' }).click()
    await question(page, 'Are you sure you want to delete "Locks"?').answer('Delete')
    await notice(page, 'Success', 'Blog post deleted successfully').waitFor()
    await menu.getByRole('link', { name: 'Trash and activity' }).click()
    await page.getByRole('button', { name: 'Restore Locks' }).click()
    await notice(page, 'Success', '"Locks" restored').waitFor()
    await page.goBack()
    await page.getByText('1 post loaded').waitFor()
  })
})

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
