import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { useCmsData } from '#tests/support/cms-data.ts'
import { cut, failure, notice, openSignedIn, question } from '#tests/support/cms-page.ts'
import { editorPage, fillFields, savePost } from '#tests/support/editor-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

type Data = ReturnType<typeof useCmsData>
type Deletion = {
  what: string
  make: () => Promise<unknown>
  screen: string
  where: { address: string; method: string }
  act: (page: Page) => Promise<unknown>
  said: string
  list: string
  before: number
}

const remove = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await question(page, `Are you sure you want to delete "${name}"?`).answer('Delete')
}
const message = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'I am Ada.' }

const deletions = (data: Data): Deletion[] => [
  {
    what: 'a post',
    make: () => data.post({ title: 'Locks' }),
    screen: '/cms/blog',
    where: { address: '**/api/blog/*', method: 'DELETE' },
    act: (page) => remove(page, 'Locks'),
    said: 'Failed to delete blog post',
    list: 'Posts',
    before: 1,
  },
  {
    what: 'a file',
    make: () => data.text('notes.txt'),
    screen: '/cms/media',
    where: { address: '**/api/media/*', method: 'DELETE' },
    act: (page) => remove(page, 'notes.txt'),
    said: 'Failed to delete file',
    list: 'Media files',
    before: 1,
  },
  {
    what: 'a resume',
    make: async () => [await data.resume('first.pdf'), await data.resume('second.pdf')],
    screen: '/cms/resume',
    where: { address: '**/api/resume/*', method: 'DELETE' },
    act: (page) => remove(page, 'second.pdf'),
    said: 'Failed to delete resume',
    list: 'All Resume Files',
    before: 2,
  },
  {
    what: 'a message',
    make: () => data.message(message),
    screen: '/cms/contacts',
    where: { address: '**/api/contact', method: 'PATCH' },
    act: async (page) => {
      await page.getByRole('checkbox', { name: 'Select all messages' }).check()
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      const sentence = 'Are you sure you want to delete the message from "Ada"?'
      await question(page, sentence).answer('Delete')
    },
    said: 'Failed to delete message',
    list: 'Messages',
    before: 1,
  },
]

/**
 * Deletions without a response: a completed one can be undone, an incomplete one has nothing to undo.
 * @param chosen name of the one to test; by default all
 */
function itRestoresLostDeletions(chosen?: string) {
  const product = useProduct()
  const data = useCmsData(product)

  it.each(deletions(data).filter(({ what }) => chosen === undefined || what === chosen))(
    'a deletion of $what offers Undo when its response was lost, and none when it was not done',
    async ({ make, screen, where, act, said, list, before }) => {
      product.allowError('Failed to load resource')
      await make()
      const page = await openSignedIn(product, screen)
      const items = page.getByRole('list', { name: list }).getByRole('listitem')
      const told = failure(page, 'Error', said)
      const undo = told.getByRole('button', { name: 'Undo' })
      await expect.poll(() => items.count()).toBe(before)
      await cut(page, { ...where, when: 'before' })
      await act(page)
      await told.waitFor()
      expect(await undo.count()).toBe(0)
      await expect.poll(() => items.count()).toBe(before)
      await cut(page, { ...where, when: 'after' })
      await act(page)
      // A notification under the pointer does not close.
      await undo.hover()
      await expect.poll(() => items.count()).toBe(before - 1)
      await undo.click()
      await notice(page, 'Success', 'The change was undone.').waitFor()
      await expect.poll(() => items.count()).toBe(before)
    },
  )
}

describe('a lost response', () => {
  itRestoresLostDeletions('a post')
})

describe('any lost response', { tags: 'long' }, () => {
  itRestoresLostDeletions()
})

describe('without an answer', { tags: 'long' }, () => {
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
    await page.getByRole('button', { name: 'Share link' }).click()
    await cut(page, { address: '**/preview-links', method: 'POST', when: 'after' })
    await page.getByRole('button', { name: 'Create link' }).click()
    await failure(page, 'Error', 'Failed to create the link').waitFor()
    await page.getByRole('button', { name: 'Revoke link' }).waitFor()
  })

  it('reports a failed export of messages and an expired session', async () => {
    await data.message({ message: 'I am Ada.' })
    const page = await openSignedIn(product, '/cms/contacts')
    await page.getByText('I am Ada.').waitFor()
    await product.context().clearCookies()
    await page.getByRole('button', { name: 'Export CSV' }).click()
    await failure(page, 'Error', 'Failed to export messages').waitFor()
    await page.getByText('Your session has expired.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/cms/contacts')
  })
})
