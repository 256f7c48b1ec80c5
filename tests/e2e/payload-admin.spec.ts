import type { Locator } from 'playwright'
import { describe, expect, it } from 'vitest'
import { uploadMessages } from '#src/contract/uploads/upload-messages.ts'
import { pdf, imageFile } from '#tests/support/sample-files.ts'
import { slowFrames } from '#tests/support/slow-frames.ts'
import { useCms } from '#tests/support/cms-page.ts'

const { product, data } = useCms()

const goto = async (path: string) => {
  await product.page().goto(`/payload/collections/${path}`)
  return product.page()
}
const open = async (path: string) => {
  await product.signIn()
  return goto(path)
}
const editor = () => product.page().getByRole('textbox', { name: 'Content' })
const publish = () => product.page().getByRole('button', { name: 'Publish changes' })
/** The only row of a list that contains the text. */
const row = (text: string) => product.page().locator('tbody tr').filter({ hasText: text })
const content = async (id: string) => (await data.readPost(id)).content
/** Saves the post from another client. */
const saveByApi = async (id: string) => {
  const { title, excerpt, readTime } = await data.readPost(id)
  const body = { title, excerpt, readTime, content: '<p>By the API</p>', isPublished: true }
  expect((await product.asAdmin('PUT', `/api/blog/${id}`, body)).status).toBe(200)
}

/**
 * Navigates to the row's link. Payload's list replaces its own URL when it is ready, and a click at
 * that moment is lost.
 */
async function follow(found: Locator) {
  const address = await found.getByRole('link').first().getAttribute('href')
  expect(address).toMatch(/^\/payload\/collections\//)
  await product.page().goto(address ?? '')
}

describe('the built-in admin: posts', () => {
  it('creates and publishes a post, saves recent input by shortcut, and restores a version', async () => {
    const page = await open('posts/create')
    await page.locator('#field-title').fill('Locks')
    await page.locator('#field-excerpt').fill('About rows.')
    await page.locator('#field-readTime').fill('7')
    await editor().fill('Some text')
    await publish().click()
    await page.waitForURL(/\/posts\/[\da-f-]{36}/)
    const [created] = await data.posts()
    const id = created?.id ?? ''
    expect(created).toMatchObject({ title: 'Locks', readTime: 7, status: 'published' })
    await editor().fill('Other text')
    await publish().click()
    await expect.poll(() => content(id)).toBe('<p>Other text</p>')
    // The editor is read-only until the response is received.
    await editor().and(page.locator('[contenteditable=true]')).waitFor()
    await editor().click()
    await page.keyboard.press('ControlOrMeta+End')
    // The last typed text is not rendered by then.
    await slowFrames(page)
    await page.keyboard.type(' and the last word')
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => content(id)).toBe('<p>Other text and the last word</p>')
    await saveByApi(id)

    await goto(`posts/${id}/versions`)
    const versions = page.locator('tbody tr')
    await expect.poll(() => versions.count()).toBe(4)
    const address = await versions.nth(3).getByRole('link').first().getAttribute('href')
    await page.goto(address ?? '')
    await page.getByText('Some text').first().waitFor()
    await page.getByRole('button', { name: 'Restore this version' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect.poll(() => content(id)).toBe('<p>Some text</p>')
  })

  it(
    'leaves an opened post unchanged, and does not overwrite a newer save',
    { tags: 'long' },
    async () => {
      const { id } = await data.post({
        title: 'Locks',
        content: 'Old text\n\n```js\nconst a = 1\n```',
      })
      const before = await data.readPost(id)
      const page = await open('posts')
      await follow(row('Locks'))
      await editor().getByText('Old text').waitFor()
      await editor().click()
      expect(await publish().isDisabled()).toBe(true)
      await page.goto('/payload')
      await page.getByRole('link', { name: 'Posts' }).first().waitFor()
      expect(await data.readPost(id)).toEqual(before)

      await goto(`posts/${id}`)
      // Payload checks for changes made elsewhere, and would detect a later save itself.
      const seen = page.waitForResponse((answer) => answer.request().method() === 'POST')
      await editor().fill('From the old form')
      await seen
      await saveByApi(id)
      product.allowError('412')
      await publish().click()
      await page.getByText('This was changed elsewhere since you opened it.').first().waitFor()
      expect(await content(id)).toBe('<p>By the API</p>')
      await editor().getByText('From the old form').waitFor()
    },
  )
})

describe('the built-in admin: files', { tags: 'long' }, () => {
  const choose = async (name: string, mimeType: string, buffer: Buffer) => {
    const page = product.page()
    await page.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
  }

  it('uploads media and a resume, and rejects a file with the same message as the media library', async () => {
    const page = await open('media/create')
    product.allowError('415')
    await choose('page.html', 'text/html', Buffer.from('<!doctype html>'))
    await page.getByText(uploadMessages.mediaWrongType('page.html')).first().waitFor()
    await goto('media/create')
    await choose('photo.png', 'image/png', await imageFile('png'))
    await page.waitForURL(/\/media\/[\da-f-]{36}/)
    await goto('media')
    await row('photo.png').waitFor()
    await goto('resumes/create')
    await choose('me.pdf', 'application/pdf', pdf())
    await page.waitForURL(/\/resumes\/[\da-f-]{36}/)
    await goto('resumes')
    await row('me.pdf').waitFor()
  })
})

describe('the built-in admin: frame', { tags: 'long' }, () => {
  it('has the mark of the product, and leads back to the management area and to the site', async () => {
    const page = await open('posts')
    expect(await page.title()).toBe('Posts — Folio')
    const icons = page.locator('link[rel=icon]')
    const addresses = await icons.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(addresses.every((address) => address?.startsWith('/icon.svg'))).toBe(true)
    const links = page.getByRole('navigation', { name: 'Site' }).getByRole('link')
    const targets = await links.evaluateAll((all) =>
      all.map((one) => [one.textContent, one.getAttribute('href')]),
    )
    expect(targets).toEqual([
      ['Management area', '/cms'],
      ['View site', '/'],
    ])
    await links.first().click()
    await page.getByText('Admin Mode').waitFor()
    await page.goto('/cms/trash?q=old')
    await page.evaluate(() => location.assign('/payload/collections/posts'))
    const back = links.and(page.locator('[href="/cms/trash?q=old"]'))
    await back.waitFor()
    await page.reload()
    await back.click()
    await page.waitForURL('**/cms/trash?q=old')
    const stranger = await product.stranger()
    await stranger.goto('/payload/login')
    await stranger.getByText('Folio', { exact: true }).waitFor()
    await stranger.getByRole('link', { name: 'Back to Site' }).click()
    await stranger.waitForURL(`${product.url}/`)
  })

  it('lists media with the smallest rendition as thumbnail, and sizes in words', async () => {
    const { sizes } = await data.image('photo.png', { width: 1000, height: 800 })
    await data.text('notes.txt')
    const page = await open('media')
    const image = row('photo.png').locator('.thumbnail img')
    const smallest = sizes.toSorted((a, b) => a.width - b.width)[0]
    expect(await image.getAttribute('src')).toContain(smallest?.url)
    await row('notes.txt').getByText('11 Bytes').waitFor()
    await follow(row('photo.png'))
    await page.getByText('Describes the image for people who cannot see it.').waitFor()
  })
})

it('the built-in admin shows messages, administrators and the activity log, read-only', async () => {
  await data.message({ subject: 'A job' })
  await data.post({ title: 'Written down' })
  const page = await open('contacts')
  const create = page.getByRole('link', { name: 'Create New' })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await follow(row('A job'))
  await page.locator('#field-message').waitFor()
  expect(await page.locator('#field-message').isDisabled()).toBe(true)
  expect(await create.count()).toBe(0)

  await goto('users')
  await follow(row('owner.example@gmail.com'))
  await page.locator('#field-email').waitFor()
  expect(await page.locator('#field-email').isDisabled()).toBe(true)
  expect([await save.count(), await create.count()]).toEqual([0, 0])

  await goto('audit')
  await row('Written down').waitFor()
  expect(await create.count()).toBe(0)
  await follow(row('Written down'))
  await page.getByText('The request id in the server log.').waitFor()
  expect(await save.count()).toBe(0)
})
