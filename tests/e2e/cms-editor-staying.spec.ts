import type { Page, Request } from 'playwright'
import { describe, expect, it } from 'vitest'
import { hold } from '#tests/support/cms-page.ts'
import { fillFields, showSettings, useEditor } from '#tests/support/editor-page.ts'
import { countOffers, localCopies } from '#tests/support/local-copies.ts'
import { expectFocus } from '#tests/support/focus.ts'

const { data, editor, open, press, type, openPost } = useEditor()

const saveAndStay = () => press('ControlOrMeta+s')
const saved = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^Saved at \d{1,2}:\d\d [AP]M$/ })
const unsaved = (page: Page) => page.getByText('Unsaved changes')
const pathOf = (page: Page) => new URL(page.url()).pathname

/** Methods of the saves from now on. */
const savesOf = (page: Page) => {
  const methods: string[] = []
  const note = (request: Request) =>
    request.method() !== 'GET' && request.url().includes('/api/blog')
      ? methods.push(request.method())
      : 0
  page.on('request', note)
  return methods
}

describe('Ctrl+S', () => {
  it('saves and keeps caret, focus, undo history and text typed during the request', async () => {
    const { id, page } = await openPost({
      title: 'Locks',
      content: '<p>One</p>',
      isPublished: false,
    })
    const saves = savesOf(page)
    await editor().click()
    await press('ControlOrMeta+End')
    await type(' three')
    for (let step = 0; step < 'three'.length; step += 1) await press('ArrowLeft')
    const gate = await hold(page, `**/api/blog/${id}`)
    await saveAndStay()
    await page.getByRole('button', { name: 'Saving...' }).waitFor()
    await type('two ')
    expect(await editor().innerText()).toBe('One two three')
    gate.release()
    await saved(page).waitFor()
    await unsaved(page).waitFor()
    await expectFocus(editor())
    expect((await data.readPost(id)).content).toBe('<p>One three</p>')
    await expect.poll(() => localCopies(page)).toEqual(['<p>One two three</p>'])

    await page.keyboard.down('Shift')
    for (let step = 0; step < 'two '.length; step += 1) await press('ArrowLeft')
    await page.keyboard.up('Shift')
    await saveAndStay()
    await saveAndStay()
    await unsaved(page).waitFor({ state: 'hidden' })
    await expect.poll(() => localCopies(page)).toEqual([])
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('two ')
    // A single key at another place is an undo step of its own, however fast it follows.
    await press('Home')
    await type('!')
    expect(await editor().innerText()).toBe('!One two three')
    await press('ControlOrMeta+z')
    expect(await editor().innerText()).toBe('One two three')
    expect(saves).toEqual(['PUT', 'PUT'])
    expect(pathOf(page)).toBe(`/cms/blog/edit/${id}`)
    await page.getByRole('link', { name: 'Back to Posts' }).click()
    await page.waitForURL('**/cms/blog')
    expect((await data.readPost(id)).content).toBe('<p>One two three</p>')
  })

  it(
    'gives a new post its address without a new editor; the next save updates it',
    { tags: 'long' },
    async () => {
      const page = await open('/cms/blog/new')
      const saves = savesOf(page)
      await fillFields(page, { Title: 'Locks', Excerpt: 'About rows.' })
      await editor().click()
      await type('One')
      await editor().evaluate((text) => text.setAttribute('data-same', ''))
      await saveAndStay()
      await page.waitForURL('**/cms/blog/edit/*')
      await page.getByRole('heading', { name: 'Edit Post' }).waitFor()
      expect(await page.title()).toMatch(/^Edit Post/)
      await type(' two')
      await saveAndStay()
      await expect.poll(() => saves).toEqual(['POST', 'PUT'])
      await saved(page).waitFor()
      expect(await editor().getAttribute('data-same')).toBe('')
      await press('ControlOrMeta+z')
      await expect.poll(() => editor().innerText()).not.toBe('One two')
      await press('ControlOrMeta+Shift+z')
      await unsaved(page).waitFor({ state: 'hidden' })
      const [post, ...others] = await data.posts()
      expect([post?.title, post?.slug, others]).toEqual(['Locks', 'locks', []])
      expect(pathOf(page)).toBe(`/cms/blog/edit/${post?.id}`)
      await showSettings(page)
      expect(await page.getByLabel('Slug').inputValue()).toBe('locks')

      await page.getByRole('link', { name: 'Back to Posts' }).click()
      await page.waitForURL('**/cms/blog')
      await page.goBack()
      await editor().getByText('One two').waitFor()
      await page.getByRole('link', { name: 'Back to Posts' }).click()
      await page.getByRole('link', { name: 'New Post' }).click()
      await editor().waitFor()
      expect(await editor().innerText()).toBe('\n')
      expect(await countOffers(page)).toBe(0)
    },
  )
})
