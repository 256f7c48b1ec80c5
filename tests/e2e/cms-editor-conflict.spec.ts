import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { failure } from '#tests/support/cms-page.ts'
import { savePost, useEditor } from '#tests/support/editor-page.ts'

const { product, data, editor, stored, openPost } = useEditor()

describe('edit conflicts', () => {
  const dialogOf = (page: Page) =>
    page.getByRole('dialog', { name: 'This post was changed elsewhere' })
  const differencesIn = (dialog: Locator) =>
    dialog.getByRole('region', { name: 'Differences between the versions' })
  /** Saves text that was typed on a version that the API has replaced since. */
  const conflict = async (page: Page, id: string) => {
    const { title, excerpt, readTime } = await data.readPost(id)
    const body = { title, excerpt, readTime, content: '<p>Their text</p>', isPublished: true }
    // Before the other save: an editor without unsaved text follows it.
    await editor().fill('My text')
    expect((await product.asAdmin('PUT', `/api/blog/${id}`, body)).status).toBe(200)
    product.allowError('412')
    await savePost(page)
    const dialog = dialogOf(page)
    const differences = differencesIn(dialog)
    await differences.getByRole('deletion').getByText('Their').waitFor()
    await differences.getByRole('insertion').getByText('My').waitFor()
    return dialog
  }

  it('a copy that is out of date is refused, and says why; my text can be saved over the other', async () => {
    const { id, page } = await openPost({ title: 'Locks' })
    const dialog = await conflict(page, id)
    await failure(page, 'Error', 'Failed to update post').waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.getByText('This post was saved elsewhere in the meantime.').waitFor()
    await editor().getByText('My text').waitFor()
    await savePost(page)
    await dialog.getByRole('button', { name: 'Keep my version' }).click()
    await page.waitForURL('**/cms/blog')
    expect((await data.readPost(id)).content).toBe('<p>My text</p>')
  })

  it('the other text can be placed above mine', { tags: 'long' }, async () => {
    const { id, page } = await openPost({ title: 'Locks', tags: ['mine'] })
    const dialog = await conflict(page, id)
    await differencesIn(dialog).getByText('Tagsmine').waitFor()
    await dialog.getByRole('button', { name: 'Keep both (mine below)' }).click()
    await editor().getByText('Their text').waitFor()
    expect(await stored(id)).toBe('<p>Their text</p><p>My text</p>')
  })
})
