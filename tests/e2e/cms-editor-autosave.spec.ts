import { describe, expect, it } from 'vitest'
import type { Page } from 'playwright'
import { failure, notice, question, refuse } from '#tests/support/cms-page.ts'
import { fillFields, savePost } from '#tests/support/editor-page.ts'
import { countOffers, localCopies, offerOf } from '#tests/support/local-copies.ts'
import { useEditor } from '#tests/support/use-cms.ts'

const { product, data, editor, open, press, type, openPost } = useEditor()

/** Accepts the browser's dialogs and collects their types. */
const dialogTypes = (page: Page) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type())
    void dialog.accept()
  })
  return dialogs
}

describe('local autosave', () => {
  it('warns before a reload; the text is offered, restored, saved once by Ctrl+S, and deleted', async () => {
    const { id, page } = await openPost({ title: 'Locks', isPublished: false })
    const dialogs = dialogTypes(page)
    const saves: string[] = []
    page.on('request', (request) => request.method() === 'PUT' && saves.push(request.url()))
    expect(await countOffers(page)).toBe(0)
    await editor().click()
    await page.reload()
    await editor().fill('What must not be lost')
    await expect.poll(() => localCopies(page)).toEqual(['<p>What must not be lost</p>'])
    expect(dialogs).toEqual([])
    await page.reload()
    expect(dialogs).toEqual(['beforeunload'])
    await offerOf(page).getByRole('button', { name: 'Restore' }).click()
    await editor().getByText('What must not be lost').waitFor()
    await editor().click()
    await press('ControlOrMeta+End')
    await type(', to the last word')
    await press('ControlOrMeta+s')
    await press('ControlOrMeta+s')
    await page.getByText(/^Saved at/).waitFor()
    const { content } = await data.readPost(id)
    expect(content).toBe('<p>What must not be lost, to the last word</p>')
    expect(saves).toHaveLength(1)
    await page.goto(`/cms/blog/edit/${id}`)
    expect(await countOffers(page)).toBe(0)
    expect(await localCopies(page)).toEqual([])
  })

  it(
    'covers undone changes and the last word; other tabs get no offer; deleted on request or when empty',
    { tags: 'long' },
    async () => {
      const page = await open('/cms/blog/new')
      dialogTypes(page)
      await page.getByLabel('Title', { exact: true }).press('x')
      await press('Backspace')
      await editor().fill('Written for hours')
      await expect.poll(() => localCopies(page)).toEqual(['<p>Written for hours</p>'])
      const other = await product.context().newPage()
      await other.goto('/cms/blog/new')
      expect(await countOffers(other)).toBe(0)
      await other.close()
      await page.bringToFront()
      await editor().press('ControlOrMeta+a')
      await press('Delete')
      await expect.poll(() => localCopies(page)).toEqual([])
      await type('The first words and the last')
      await page.reload()
      await offerOf(page).getByRole('button', { name: 'Restore' }).click()
      await editor().getByText('The first words and the last').waitFor()
      await page.reload()
      await offerOf(page).getByRole('button', { name: 'Discard' }).click()
      await expect.poll(() => localCopies(page)).toEqual([])
      expect(await offerOf(page).count()).toBe(0)
    },
  )

  it(
    'moves the recovery copy of a new post to its id after the first save',
    { tags: 'long' },
    async () => {
      const page = await open('/cms/blog/new')
      dialogTypes(page)
      await fillFields(page, { Title: 'Locks', Excerpt: 'An excerpt', 'Read Time': '5' })
      await editor().fill('Saved')
      await press('ControlOrMeta+s')
      await page.waitForURL('**/cms/blog/edit/*')
      await page.getByText(/^Saved at/).waitFor()
      const address = page.url()
      await editor().fill('Not saved')
      await expect.poll(() => localCopies(page)).toEqual(['<p>Not saved</p>'])
      await page.goto('/cms/blog/new')
      expect(await countOffers(page)).toBe(0)
      await page.goto(address)
      await offerOf(page).getByRole('button', { name: 'Restore' }).click()
      await editor().getByText('Not saved').waitFor()
      await press('ControlOrMeta+s')
      await expect.poll(() => localCopies(page)).toEqual([])
      const [post, ...others] = await data.posts()
      expect(others).toEqual([])
      expect((await data.readPost(post?.id ?? '')).content).toBe('<p>Not saved</p>')
    },
  )
})

describe('leaving with text that cannot be stored', () => {
  it('confirms first, for a link and for Back; Cancel keeps the text, Leave discards it', async () => {
    await product.signIn()
    const page = product.page()
    product.allowError('503')
    await refuse(page, { address: '**/api/post-drafts', method: 'POST', status: 503 })
    const leaving = question(page, 'Leave without saving?')
    await page.goto('/cms/blog')
    await page.getByRole('link', { name: 'New Post' }).click()
    await editor().click()
    await type('What must not be lost')
    await page.getByRole('link', { name: 'Back to Posts' }).click()
    await leaving.answer('Cancel')
    await editor().getByText('What must not be lost').waitFor()
    await page.evaluate(() => history.back())
    await leaving.answer('Cancel')
    await editor().getByText('What must not be lost').waitFor()
    await press('Shift')
    await editor().click()
    await page.evaluate(() => history.back())
    await leaving.answer('Leave')
    await page.waitForURL('**/cms/blog')

    await page.getByRole('link', { name: 'New Post' }).click()
    expect(await countOffers(page)).toBe(0)
    await editor().fill('Not wanted either')
    await page.getByRole('link', { name: 'Media', exact: true }).click()
    await leaving.answer('Leave')
    await page.waitForURL('**/cms/media')
    await page.goto('/cms/blog/new')
    expect(await countOffers(page)).toBe(0)
    expect(await localCopies(page)).toEqual([])
  })

  it('[S2-gate-01] reports an expired session next to the text and loses nothing', async () => {
    const { id, page } = await openPost({ title: 'Locks' })
    product.allowError('401')
    await editor().fill('Written for hours')
    await product.context().clearCookies()
    await savePost(page)
    await failure(page, 'Error', 'Failed to update post').waitFor()
    await page.getByText('You are signed out. Your text is kept in this tab').waitFor()
    const banner = page.getByRole('alert').filter({ hasText: 'Your session has expired.' })
    await expect.poll(() => banner.isVisible()).toBe(false)
    const link = page.getByRole('link', { name: 'Sign in from another tab' })
    expect(await link.getAttribute('target')).toBe('_blank')
    await product.signIn()
    await savePost(page)
    await notice(page, 'Success').waitFor()
    await page.waitForURL('**/cms/blog')
    expect((await data.readPost(id)).content).toBe('<p>Written for hours</p>')
  })
})
