import { beforeEach, describe, expect, it } from 'vitest'
import { cut, failure, notice, question } from '#tests/support/cms-page.ts'
import { fillFields, savePost, useEditor } from '#tests/support/editor-page.ts'

const { product, data, openScreen, editor, open, type } = useEditor()

it('[S8-blog-01] a deletion whose response was lost is reported, and offers Undo', async () => {
  product.allowError('Failed to load resource')
  await data.post({ title: 'Locks' })
  const page = await openScreen('/cms/blog')
  const items = page.getByRole('list', { name: 'Posts' }).getByRole('listitem')
  const told = failure(page, 'Error', 'Failed to delete blog post')
  const undo = told.getByRole('button', { name: 'Undo' })
  await cut(page, { address: '**/api/blog/*', method: 'DELETE', when: 'after' })
  await page.getByRole('button', { name: 'Delete Locks' }).click()
  await question(page, 'Are you sure you want to delete "Locks"?').answer('Delete')
  // A notification under the pointer does not close.
  await undo.hover()
  await expect.poll(() => items.count()).toBe(0)
  await undo.click()
  await notice(page, 'Success', 'The change was undone.').waitFor()
  await expect.poll(() => items.count()).toBe(1)
})

describe('without an answer', { tags: 'long' }, () => {
  beforeEach(() => product.allowError('Failed to load resource'))

  it('the list is read again: a new post stands there after leaving the editor', async () => {
    await data.post({ title: 'Keys' })
    const page = await openScreen('/cms/blog')
    await page.getByText('1 post loaded').waitFor()
    await page.getByRole('link', { name: 'New Post' }).click()
    await editor().click()
    await type('Words.')
    await fillFields(page, { Title: 'Locks', Excerpt: 'About rows.', 'Read Time': '7' })
    await cut(page, { address: '**/api/blog', method: 'POST', when: 'after' })
    await savePost(page)
    await failure(page, 'Error', 'Failed to create blog post').waitFor()
    await page.getByRole('link', { name: 'Back to Posts' }).click()
    await page.getByText('2 posts loaded').waitFor()
  })

  it('the links are read again: a shared one can be revoked', async () => {
    const { id } = await data.post({ title: 'Locks' })
    const page = await open(`/cms/blog/edit/${id}`)
    await page.getByRole('button', { name: 'Share link' }).click()
    await cut(page, { address: '**/preview-links', method: 'POST', when: 'after' })
    await page.getByRole('button', { name: 'Create link' }).click()
    await failure(page, 'Error', 'Failed to create the link').waitFor()
    await page.getByRole('button', { name: 'Revoke link' }).waitFor()
  })

  it('reports a failed export of messages and an expired session', async () => {
    await data.message({ message: 'I am Ada.' })
    const page = await openScreen('/cms/contacts')
    await page.getByText('I am Ada.').waitFor()
    await product.context().clearCookies()
    await page.getByRole('button', { name: 'Export CSV' }).click()
    await failure(page, 'Error', 'Failed to export messages').waitFor()
    await page.getByText('Your session has expired.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/cms/contacts')
  })
})
