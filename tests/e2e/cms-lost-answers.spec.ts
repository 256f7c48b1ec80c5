import type { Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cmsData } from '#tests/support/cms-data.ts'
import { cut, failure, notice, openSignedIn, question, refuse } from '#tests/support/cms-page.ts'
import { editorPage, fillFields, savePost } from '#tests/support/editor-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = cmsData(product)
const { editor, open: openEditor, type } = editorPage(product)
beforeEach(() => product.allowError('Failed to load resource'))
afterEach(() => data.empty())

const openScreen = (path: string) => openSignedIn(product, path)
const message = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'I am Ada.' }
const remove = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await question(page, `Are you sure you want to delete "${name}"?`).answer('Delete')
}

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

const DELETIONS: Deletion[] = [
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
    make: () => data.contact(message),
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

describe('a deletion whose answer was lost', () => {
  it.each(DELETIONS)('of $what can be taken back where it was done', async (deletion) => {
    const { make, screen, where, act, said, list, before } = deletion
    await make()
    const page = await openScreen(screen)
    const items = page.getByRole('list', { name: list }).getByRole('listitem')
    await expect.poll(() => items.count()).toBe(before)
    await cut(page, { ...where, when: 'after' })
    await act(page)
    const told = failure(page, 'Error', said)
    await told.waitFor()
    await expect.poll(() => items.count()).toBe(before - 1)
    await told.getByRole('button', { name: 'Undo' }).click()
    await notice(page, 'Success', 'Undone').waitFor()
    await expect.poll(() => items.count()).toBe(before)
  })

  it.each(DELETIONS)('of $what offers nothing where it was not', async (deletion) => {
    const { make, screen, where, act, said } = deletion
    await make()
    const page = await openScreen(screen)
    await cut(page, { ...where, when: 'before' })
    await act(page)
    await failure(page, 'Error', said).waitFor()
    expect(await failure(page).getByRole('button', { name: 'Undo' }).count()).toBe(0)
  })
})

describe('the list is read again, also when the answer was lost,', () => {
  it('of a new post: it stands there after leaving the editor', async () => {
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
    await question(page, 'Leave without saving?').answer('Leave')
    await page.getByText('2 posts loaded').waitFor()
  })

  it('of a shared link: it can be revoked', async () => {
    const { id } = await data.post({ title: 'Locks' })
    const page = await openEditor(`/cms/blog/edit/${id}`)
    await page.getByRole('button', { name: 'Share draft' }).click()
    await cut(page, { address: '**/preview-links', method: 'POST', when: 'after' })
    await page.getByRole('button', { name: 'Create link' }).click()
    await failure(page, 'Error', 'Failed to create the link').waitFor()
    await page.getByRole('button', { name: 'Revoke link' }).waitFor()
  })
})

describe('the export', () => {
  it('that would not come is said', async () => {
    await data.contact(message)
    const page = await openScreen('/cms/contacts')
    await page.getByText('I am Ada.').waitFor()
    await product.context().clearCookies()
    await page.getByRole('button', { name: 'Export CSV' }).click()
    await failure(page, 'Error', 'Failed to export messages').waitFor()
    await page.getByText('Your session has ended.').waitFor()
  })

  it('of the palette is a download, wherever it is asked for', async () => {
    await data.contact(message)
    const page = await openScreen('/cms/media')
    await page.getByRole('button', { name: 'Go to' }).click()
    await page.getByRole('combobox', { name: 'Go to' }).fill('export')
    await page.getByRole('option', { name: 'Export messages as CSV' }).waitFor()
    const download = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect((await download).suggestedFilename()).toMatch(/^messages-.*\.csv$/)
    const [newest] = (await (await product.asAdmin('GET', '/api/audit')).json()) as {
      subject: string
    }[]
    expect(newest?.subject).toBe('1 message')
  })
})

describe('the palette', () => {
  it('does not call missing what it has not searched', async () => {
    for (const address of ['**/api/blog', '**/api/media'])
      await refuse(product.page(), { address, method: 'GET', status: 503 })
    const page = await openScreen('/cms/activity')
    await page.getByRole('button', { name: 'Go to' }).click()
    await page.getByRole('combobox', { name: 'Go to' }).fill('zzz')
    await page.getByText('Posts, Files could not be searched.').waitFor()
    expect(await page.getByText('Nothing found.').count()).toBe(0)
  })

  it('opens the same message twice, and an unread one becomes read', async () => {
    await data.contact(message)
    const page = await openScreen('/cms/contacts')
    for (const time of ['first', 'second']) {
      await page.getByText('I am Ada.').first().waitFor()
      await page.getByRole('button', { name: 'Go to' }).click()
      await page.getByRole('combobox', { name: 'Go to' }).fill('hello')
      await page.getByRole('option', { name: 'Hello' }).click()
      const opened = page.getByRole('region', { name: 'Message' })
      await opened.waitFor()
      await expect
        .poll(async () => [time, (await data.contacts())[0]?.state])
        .toEqual([time, 'read'])
      await page.getByRole('combobox', { name: 'Go to' }).waitFor({ state: 'detached' })
      await page.keyboard.press('Escape')
      await opened.waitFor({ state: 'detached' })
      await expect.poll(() => new URL(page.url()).search).toBe('')
    }
  })
})
