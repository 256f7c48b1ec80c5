import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { Page } from 'playwright'
import { cmsData } from '#tests/support/cms-data.ts'
import { cut, failure, notice, question } from '#tests/support/cms-page.ts'
import { editorOf, editorPage, fillFields, savePost } from '#tests/support/editor-page.ts'
import { killableBrowser } from '#tests/support/killable-browser.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = cmsData(product)
afterEach(() => data.empty())

const { editor, open } = editorPage(product)
/** The texts that the browser keeps. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('folio-copies')
        opening.onerror = () => reject(new Error('no database'))
        opening.onsuccess = () => {
          const all = opening.result.transaction('copies').objectStore('copies').getAll()
          all.onsuccess = () => {
            const copies = all.result as { value: { form: { content: string } } }[]
            opening.result.close()
            resolve(copies.map(({ value }) => value.form.content))
          }
        }
      }),
  )
/** Until the sidebar has its answer: what comes from the browser itself has come long before. */
const settled = async (page: Page) => {
  await editorOf(page).waitFor()
  await page.getByText('No media files available').waitFor()
}
const offer = (page: Page) => page.getByRole('region', { name: 'Unsaved text' })

describe('unsaved text is kept in the browser', () => {
  it('is offered after a reload, restored, and forgotten once it is saved', async () => {
    const { id } = await data.post({ title: 'Locks' })
    const page = await open(`/cms/blog/edit/${id}`)
    page.on('dialog', (dialog) => void dialog.accept())
    expect(await offer(page).count()).toBe(0)
    await editor().fill('What must not be lost')
    await expect.poll(() => kept(page)).toEqual(['<p>What must not be lost</p>'])
    await page.reload()
    await offer(page).getByRole('button', { name: 'Restore' }).click()
    await editor().getByText('What must not be lost').waitFor()
    await savePost(page)
    await page.waitForURL('**/cms/blog')
    expect((await data.readPost(id)).content).toBe('<p>What must not be lost</p>')
    await page.goto(`/cms/blog/edit/${id}`)
    await settled(page)
    expect(await offer(page).count()).toBe(0)
    expect(await kept(page)).toEqual([])
  })

  it('is kept also after a word was taken back, and forgotten when nothing is left of it', async () => {
    const page = await open('/cms/blog/new')
    await page.getByLabel('Title', { exact: true }).press('x')
    await page.keyboard.press('Backspace')
    await editor().fill('Written for hours')
    await expect.poll(() => kept(page)).toEqual(['<p>Written for hours</p>'])
    await editor().fill('')
    await expect.poll(() => kept(page)).toEqual([])
    await editor().fill('Written again')
    await expect.poll(() => kept(page)).toEqual(['<p>Written again</p>'])
  })

  it('holds the last word when the page is left at once', async () => {
    const page = await open('/cms/blog/new')
    page.on('dialog', (dialog) => void dialog.accept())
    await editor().click()
    await page.keyboard.type('The first words and the last')
    await page.reload()
    await offer(page).getByRole('button', { name: 'Restore' }).click()
    await editor().getByText('The first words and the last').waitFor()
  })

  it('of a post whose answer was lost makes no second one after a reload', async () => {
    const page = await open('/cms/blog/new')
    page.on('dialog', (dialog) => void dialog.accept())
    product.allowError('ERR_')
    await fillFields(page, { Title: 'Once', Excerpt: 'An excerpt', 'Read Time': '5' })
    await editor().fill('Sent twice')
    await cut(page, { address: '**/api/blog', method: 'POST', when: 'after' })
    await savePost(page)
    await failure(page, 'Error', 'Failed to create blog post').waitFor()
    await page.reload()
    await offer(page).getByRole('button', { name: 'Restore' }).click()
    await editor().getByText('Sent twice').waitFor()
    await savePost(page)
    await page.waitForURL('**/cms/blog')
    expect((await data.posts()).map(({ title }) => title)).toEqual(['Once'])
  })

  it('is thrown away on request, and when the post is left on purpose', async () => {
    const page = await open('/cms/blog/new')
    page.on('dialog', (dialog) => void dialog.accept())
    await editor().fill('Not wanted')
    await expect.poll(() => kept(page)).toEqual(['<p>Not wanted</p>'])
    await page.reload()
    await offer(page).getByRole('button', { name: 'Discard' }).click()
    await editor().fill('Not wanted either')
    await page.getByRole('link', { name: 'Back to Posts' }).click()
    await question(page, 'Leave without saving?').answer('Leave')
    await page.waitForURL('**/cms/blog')
    await page.goto('/cms/blog/new')
    await settled(page)
    expect(await offer(page).count()).toBe(0)
    expect(await kept(page)).toEqual([])
  })

  it('of a tab that is still open is not offered to another', async () => {
    const page = await open('/cms/blog/new')
    await editor().fill('Still being written')
    await expect.poll(() => kept(page)).toEqual(['<p>Still being written</p>'])
    const other = await product.context().newPage()
    await other.goto('/cms/blog/new')
    await settled(other)
    expect(await offer(other).count()).toBe(0)
  })

  it('survives a browser that is killed', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'folio-browser-'))
    await product.signIn()
    const cookies = await product.context().cookies()
    const start = async () => {
      const browser = await killableBrowser(folder)
      await browser.context.addCookies(cookies)
      const page = await browser.context.newPage()
      await page.goto(`${product.url}/cms/blog/new`)
      await editorOf(page).waitFor()
      return { page, kill: browser.kill }
    }
    const first = await start()
    await editorOf(first.page).pressSequentially('Typed just before the crash', { delay: 20 })
    const text = '<p>Typed just before the crash</p>'
    await expect.poll(() => kept(first.page)).toEqual([text])
    await first.kill()
    const second = await start()
    await offer(second.page).getByRole('button', { name: 'Restore' }).click()
    await editorOf(second.page).getByText('Typed just before the crash').waitFor()
    await second.kill()
    await rm(folder, { recursive: true, force: true })
  })
})

describe('saving and leaving', () => {
  it('Ctrl+S saves what was typed a moment ago, once', async () => {
    const { id } = await data.post({ title: 'Locks' })
    const page = await open(`/cms/blog/edit/${id}`)
    const saves: string[] = []
    page.on('request', (request) => request.method() === 'PUT' && saves.push(request.url()))
    await editor().click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('The last word')
    await page.keyboard.press('ControlOrMeta+s')
    await page.keyboard.press('ControlOrMeta+s')
    await page.waitForURL('**/cms/blog')
    expect((await data.readPost(id)).content).toBe('<p>The last word</p>')
    expect(saves).toHaveLength(1)
  })

  it('Back asks first; Cancel keeps the text, Leave goes back', async () => {
    await product.signIn()
    const page = product.page()
    await page.goto('/cms/blog')
    await page.getByRole('link', { name: 'New Post' }).click()
    await editor().click()
    await page.keyboard.type('What must not be lost')
    await page.evaluate(() => history.back())
    await question(page, 'Leave without saving?').answer('Cancel')
    await editor().getByText('What must not be lost').waitFor()
    await page.keyboard.press('Shift')
    await editor().click()
    await page.evaluate(() => history.back())
    await question(page, 'Leave without saving?').answer('Leave')
    await page.waitForURL('**/cms/blog')
  })

  it('a session that has ended loses nothing: sign in elsewhere, save again', async () => {
    const { id } = await data.post({ title: 'Locks' })
    const page = await open(`/cms/blog/edit/${id}`)
    product.allowError('401')
    await editor().fill('Written for hours')
    await product.context().clearCookies()
    await savePost(page)
    await failure(page, 'Error', 'Failed to update post').waitFor()
    await page.getByText('You are signed out.').waitFor()
    const link = page.getByRole('link', { name: 'sign in in another tab' })
    expect(await link.getAttribute('target')).toBe('_blank')
    await product.signIn()
    await savePost(page)
    await page.waitForURL('**/cms/blog')
    await notice(page, 'Success').waitFor()
    expect((await data.readPost(id)).content).toBe('<p>Written for hours</p>')
  })
})

describe('leaving with unsaved text', () => {
  const leave = 'Leave without saving?'

  it('a link of the site asks first; Cancel keeps the text', async () => {
    const page = await open('/cms/blog/new')
    await editor().fill('What must not be lost')
    await page.getByRole('link', { name: 'Back to Posts' }).click()
    await question(page, leave).answer('Cancel')
    await editor().getByText('What must not be lost').waitFor()
    await page.getByRole('link', { name: 'Media', exact: true }).click()
    await question(page, leave).answer('Leave')
    await page.waitForURL('**/cms/media')
  })

  it('reloading asks in the words of the browser, but not when there is nothing to lose', async () => {
    const page = await open('/cms/blog/new')
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    await editor().click()
    await page.reload()
    await editor().fill('What must not be lost')
    expect(asked).toEqual([])
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
  })
})
