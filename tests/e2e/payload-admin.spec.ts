import type { Locator } from 'playwright'
import { afterEach, describe, expect, it } from 'vitest'
import { uploadText } from '#src/contract/upload-text.ts'
import { cmsData } from '#tests/support/cms-data.ts'
import { pdf, picture } from '#tests/support/sample-files.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = cmsData(product)
afterEach(() => data.empty())

const open = async (path: string) => {
  await product.signIn()
  await product.page().goto(`/payload/collections/${path}`)
  return product.page()
}
const editor = () => product.page().getByRole('textbox', { name: 'Content' })
const publish = () => product.page().getByRole('button', { name: 'Publish changes' })
/** The one row of a list, by what it says. */
const row = (text: string) => product.page().locator('tbody tr').filter({ hasText: text })

/**
 * Goes where the row's link leads. Payload's list replaces its own address when it is ready, and a click at
 * that very moment is lost.
 */
async function follow(found: Locator) {
  const address = await found.getByRole('link').first().getAttribute('href')
  expect(address).toMatch(/^\/payload\/collections\//)
  await product.page().goto(address ?? '')
}

describe('the built-in admin: posts', () => {
  it('creates a post, edits it and publishes it', async () => {
    const page = await open('posts/create')
    await page.locator('#field-title').fill('Locks')
    await page.locator('#field-excerpt').fill('About rows.')
    await page.locator('#field-readTime').fill('7')
    await editor().fill('Some text')
    await publish().click()
    await page.waitForURL(/\/posts\/[\da-f-]{36}/)
    const [created] = await data.posts()
    expect(created).toMatchObject({ title: 'Locks', readTime: 7, status: 'published' })
    await editor().fill('Other text')
    await publish().click()
    await expect
      .poll(async () => (await data.readPost(created?.id ?? '')).content)
      .toBe('<p>Other text</p>')
  })

  it('saves by the keys what was typed a moment ago', async () => {
    const { id } = await data.post({ title: 'Locks', content: '<p>Old text</p>' })
    const page = await open(`posts/${id}`)
    await editor().getByText('Old text').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' and the last word')
    await page.keyboard.press('ControlOrMeta+s')
    await expect
      .poll(async () => (await data.readPost(id)).content)
      .toBe('<p>Old text and the last word</p>')
  })

  it('says when the post was saved elsewhere since, and overwrites nothing', async () => {
    const { id } = await data.post({ title: 'Locks', content: '<p>Old text</p>' })
    const page = await open(`posts/${id}`)
    await editor().fill('From the old form')
    const { title, excerpt, readTime } = await data.readPost(id)
    const body = { title, excerpt, readTime, content: '<p>By the API</p>', isPublished: true }
    expect((await product.asAdmin('PUT', `/api/blog/${id}`, body)).status).toBe(200)
    product.allowError('412')
    await publish().click()
    await page.getByText('This was changed elsewhere since you opened it.').first().waitFor()
    expect((await data.readPost(id)).content).toBe('<p>By the API</p>')
    await editor().getByText('From the old form').waitFor()
  })

  it('leaves the content as it is when a post is only opened', async () => {
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
  })
})

describe('the built-in admin: versions of a post', () => {
  it('lists them, shows what changed, and brings an earlier one back', async () => {
    const { id } = await data.post({ title: 'Locks', content: '<p>First text</p>' })
    const page = await open(`posts/${id}`)
    await editor().getByText('First text').waitFor()
    await editor().fill('Second text')
    await publish().click()
    await expect.poll(async () => (await data.readPost(id)).content).toBe('<p>Second text</p>')
    await page.goto(`/payload/collections/posts/${id}/versions`)
    const versions = page.locator('tbody tr')
    await expect.poll(() => versions.count()).toBe(2)
    const address = await versions.nth(1).getByRole('link').first().getAttribute('href')
    await page.goto(address ?? '')
    await page.getByText('First text').first().waitFor()
    await page.getByRole('button', { name: 'Restore this version' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect.poll(async () => (await data.readPost(id)).content).toBe('<p>First text</p>')
  })

  it('a conflict-free save in /cms adds one as well', async () => {
    const { id } = await data.post({ title: 'Locks' })
    const { title, excerpt, readTime } = await data.readPost(id)
    const body = { title, excerpt, readTime, content: '<p>By the API</p>', isPublished: true }
    expect((await product.asAdmin('PUT', `/api/blog/${id}`, body)).status).toBe(200)
    const page = await open(`posts/${id}/versions`)
    await expect.poll(() => page.locator('tbody tr').count()).toBe(2)
  })
})

describe('the built-in admin: files', () => {
  it('uploads media and lists it', async () => {
    const page = await open('media/create')
    const file = { name: 'photo.png', mimeType: 'image/png', buffer: await picture('png') }
    await page.locator('input[type="file"]').setInputFiles(file)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL(/\/media\/[\da-f-]{36}/)
    await page.goto('/payload/collections/media')
    await row('photo.png').waitFor()
  })

  it('refuses a file in the same words as the media library', async () => {
    const page = await open('media/create')
    product.allowError('415')
    const file = {
      name: 'page.html',
      mimeType: 'text/html',
      buffer: Buffer.from('<!doctype html>'),
    }
    await page.locator('input[type="file"]').setInputFiles(file)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText(uploadText.mediaWrongType('page.html')).first().waitFor()
  })

  it('uploads a resume and lists it', async () => {
    const page = await open('resumes/create')
    const file = { name: 'me.pdf', mimeType: 'application/pdf', buffer: pdf() }
    await page.locator('input[type="file"]').setInputFiles(file)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL(/\/resumes\/[\da-f-]{36}/)
    await page.goto('/payload/collections/resumes')
    await row('me.pdf').waitFor()
  })
})

describe('the built-in admin: people', () => {
  it('shows messages, and nobody writes one there', async () => {
    await data.contact({ subject: 'A job' })
    const page = await open('contacts')
    await follow(row('A job'))
    await page.waitForURL(/\/contacts\/[\da-f-]{36}/)
    await page.locator('#field-message').waitFor()
    expect(await page.locator('#field-message').isDisabled()).toBe(true)
    expect(await page.getByRole('link', { name: 'Create New' }).count()).toBe(0)
  })

  it('shows the administrators, read-only', async () => {
    const page = await open('users')
    await follow(row('owner.example@gmail.com'))
    await page.locator('#field-email').waitFor()
    expect(await page.locator('#field-email').isDisabled()).toBe(true)
    expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Create New' }).count()).toBe(0)
  })
})

describe('the built-in admin: activity', () => {
  it('lists what was done, and lets nobody write it', async () => {
    await product.asAdmin('POST', '/api/blog', {
      title: 'Written down',
      excerpt: 'It is.',
      readTime: 1,
      content: '<p>Words.</p>',
      isPublished: true,
    })
    const page = await open('audit')
    await row('Written down').waitFor()
    expect(await page.getByRole('link', { name: 'Create New' }).count()).toBe(0)
    await follow(row('Written down'))
    await page.getByText('The same as in the log of the server.').waitFor()
    expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0)
  })
})
