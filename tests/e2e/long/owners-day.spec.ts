// @module-tag long
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { countedScreen } from '#tests/support/counted-screen.ts'
import { notice, useCms } from '#tests/support/cms-page.ts'
import { editorOf } from '#tests/support/editor-page.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { imageFile } from '#tests/support/sample-files.ts'

const { product, data } = useCms()

const startAt = (path: string) => countedScreen(product, path)
const postNamed = async (title: string) => (await data.posts()).find((post) => post.title === title)
const body = async (path: string) => (await fetch(`${product.url}${path}`)).text()
const inList = (page: Page) => page.waitForURL('**/cms/blog')

async function writeAndPublish() {
  const { page, link, fill, select, click, type, button, interactions } = await startAt('/cms/blog')
  await link('New Post')
  await fill('Title', 'From the desk')
  await fill('Excerpt', 'Written in one go.')
  await click(editorOf(page))
  await type('A text of a few words.')
  await select('Status', 'Published')
  await button('Save')
  await inList(page)
  expect((await postNamed('From the desk'))?.status).toBe('published')
  return interactions()
}

describe("the owner's day, in interactions, all in /cms", () => {
  it('writes a post: 7', async () => {
    expect(await writeAndPublish()).toBe(7)
  })

  it('schedules it: 4, of which the first opens the settings for good', async () => {
    await data.post({ title: 'Soon', isPublished: false })
    const { page, link, fill, button, interactions } = await startAt('/cms/blog')
    await link('Edit Soon')
    await editorOf(page).waitFor()
    await button('Settings')
    await fill('Schedule for', '2040-05-06T07:00')
    await button('Update')
    await inList(page)
    expect((await postNamed('Soon'))?.publishedAt).toBe('2040-05-06T01:15:00.000Z')
    expect(interactions()).toBe(4)
  })

  it('corrects it after publication: 6', async () => {
    const { slug } = await data.post({ title: 'Locks', content: '<p>Rows wait</p>' })
    const { page, link, click, type, press, interactions } = await startAt('/cms/blog')
    await link('Edit Locks')
    await click(editorOf(page))
    await press('ControlOrMeta+End')
    await type(' for locks.')
    await press('ControlOrMeta+Enter')
    await click(page.getByRole('dialog').getByRole('button', { name: 'Publish changes' }))
    await page.getByText(`The post at /blog/${slug} has been updated.`).waitFor()
    await expect.poll(() => body(`/blog/${slug}`)).toContain('Rows wait for locks.')
    expect(interactions()).toBe(6)
  })

  it('restores a version: 3 from the post', async () => {
    const { id } = await data.post({ title: 'Locks', content: '<p>Before.</p>' })
    await product.asAdmin('PUT', `/api/blog/${id}`, postBody({ content: '<p>After.</p>' }))
    const { page, link, click, button, interactions } = await startAt(`/cms/blog/edit/${id}`)
    await link('History')
    await click(page.getByRole('radiogroup', { name: 'Versions' }).getByRole('radio').nth(1))
    await button('Continue with this version')
    await notice(page, 'Success', 'is now your draft').waitFor()
    expect((await data.readPost(id)).content).toBe('<p>Before.</p>')
    expect(interactions()).toBe(3)
  })

  it('replaces an image that five posts use: 2', async () => {
    const { url } = await data.image('harbour.png')
    for (let number = 1; number <= 5; number += 1)
      await data.post({ title: `Post ${number}`, content: `<p>Text</p>\n\n![View](${url})` })
    const { page, button, choose, interactions } = await startAt('/cms/media')
    await button('Details of harbour.png')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Used in').waitFor()
    const buffer = await imageFile('jpeg', { width: 900, height: 300 })
    await choose(
      { name: 'new.jpg', mimeType: 'image/jpeg', buffer },
      dialog.getByRole('button', { name: 'Replace file' }).click(),
    )
    await notice(page, 'Success', 'File replaced').waitFor()
    await dialog.getByText('900 × 300').waitFor()
    expect(interactions()).toBe(2)
  })

  it('answers a message: 3', async () => {
    await data.message({ name: 'Ada', email: 'ada@example.com', subject: 'Hello' })
    const { page, click, link, button, interactions } = await startAt('/cms/contacts')
    // There is no mail program.
    await page.evaluate(() =>
      window.addEventListener('click', (event) => {
        const isMail = event.target instanceof Element && event.target.closest('a[href^="mailto:"]')
        return isMail && event.preventDefault()
      }),
    )
    const messages = page.getByRole('list', { name: 'Messages' })
    await click(messages.getByRole('button', { name: /Ada$/ }).first())
    await link('Reply via Email')
    await button('Mark as answered')
    await notice(page, 'Success', 'Message marked as answered').waitFor()
    expect(interactions()).toBe(3)
  })

  it('publishes from a phone with its keyboard open: 7', async () => {
    await product.page().setViewportSize({ width: 390, height: 400 })
    expect(await writeAndPublish()).toBe(7)
  })
})
