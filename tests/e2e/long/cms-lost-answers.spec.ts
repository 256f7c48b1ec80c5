// @module-tag long
import { beforeEach, describe, expect, it } from 'vitest'
import { useCmsData } from '#tests/support/cms-data.ts'
import { cut, failure, openSignedIn } from '#tests/support/cms-page.ts'
import { editorPage, fillFields, savePost } from '#tests/support/editor-page.ts'
import { itRestoresLostDeletions } from '#tests/suites/faults/lost-deletions.ts'
import { useProduct } from '#tests/support/use-product.ts'

describe('an answer that is lost', () => {
  itRestoresLostDeletions()
})

describe('without an answer', () => {
  const product = useProduct()
  const data = useCmsData(product)
  const { editor, open, type } = editorPage(product)
  beforeEach(() => product.allowError('Failed to load resource'))

  it('the list is read again: a new post stands there after leaving the editor', async () => {
    await data.post({ title: 'Keys' })
    const page = await openSignedIn(product, '/cms/blog')
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
    await page.getByRole('button', { name: 'Share preview' }).click()
    await cut(page, { address: '**/preview-links', method: 'POST', when: 'after' })
    await page.getByRole('button', { name: 'Create link' }).click()
    await failure(page, 'Error', 'Failed to create the link').waitFor()
    await page.getByRole('button', { name: 'Revoke link' }).waitFor()
  })

  it('an export of messages that fails says so, and that the session has ended', async () => {
    await data.message({ message: 'I am Ada.' })
    const page = await openSignedIn(product, '/cms/contacts')
    await page.getByText('I am Ada.').waitFor()
    await product.context().clearCookies()
    await page.getByRole('button', { name: 'Export CSV' }).click()
    await failure(page, 'Error', 'Failed to export messages').waitFor()
    await page.getByText('Your session has ended.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/cms/contacts')
  })
})
