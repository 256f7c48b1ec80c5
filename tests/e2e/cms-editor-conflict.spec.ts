import { afterEach, describe, expect, it } from 'vitest'
import { cmsData } from '#tests/support/cms-data.ts'
import { editorPage, savePost } from '#tests/support/editor-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = cmsData(product)
afterEach(() => data.empty())

const { editor, open } = editorPage(product)

describe('a post that was saved elsewhere meanwhile', () => {
  const conflict = async () => {
    const { id } = await data.post({ title: 'Locks', tags: ['mine'] })
    const page = await open(`/cms/blog/edit/${id}`)
    const { title, excerpt, readTime } = await data.readPost(id)
    const body = { title, excerpt, readTime, content: '<p>Their text</p>', isPublished: true }
    expect((await product.asAdmin('PUT', `/api/blog/${id}`, body)).status).toBe(200)
    product.allowError('412')
    await editor().fill('My text')
    await savePost(page)
    const dialog = page.getByRole('dialog', { name: 'This post was changed elsewhere' })
    await dialog.getByRole('region', { name: 'Theirs, as text' }).getByText('Their text').waitFor()
    await dialog.getByRole('region', { name: 'Mine, as text' }).getByText('My text').waitFor()
    return { id, page, dialog }
  }

  it('can be overwritten with my text', async () => {
    const { id, page, dialog } = await conflict()
    await dialog.getByRole('button', { name: 'Save mine' }).click()
    await page.waitForURL('**/cms/blog')
    expect((await data.readPost(id)).content).toBe('<p>My text</p>')
  })

  it('can take the place of my text, which leaves nothing unsaved', async () => {
    const { id, page, dialog } = await conflict()
    await dialog.getByRole('region', { name: 'Theirs, as text' }).getByText('Tags: none').waitFor()
    await dialog.getByRole('button', { name: 'Take theirs' }).click()
    await editor().getByText('Their text').waitFor()
    await page.getByRole('link', { name: 'Back to Posts' }).click()
    await page.waitForURL('**/cms/blog')
    await page.goto(`/cms/blog/edit/${id}`)
    await editor().getByText('Their text').waitFor()
    await savePost(page)
    await page.waitForURL('**/cms/blog')
    expect((await data.readPost(id)).content).toBe('<p>Their text</p>')
  })

  it('can stand above my text', async () => {
    const { id, page, dialog } = await conflict()
    await dialog.getByRole('button', { name: 'Both texts, mine below' }).click()
    await editor().getByText('Their text').waitFor()
    await savePost(page)
    await page.waitForURL('**/cms/blog')
    expect((await data.readPost(id)).content).toBe('<p>Their text</p><p>My text</p>')
  })
})
