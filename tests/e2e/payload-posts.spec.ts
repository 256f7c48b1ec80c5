import type { Frame } from 'playwright'
import { expect, it } from 'vitest'
import { useCms } from '#tests/support/cms-page.ts'

const { product, data } = useCms()

const open = async (path: string) => {
  await product.signIn()
  await product.page().goto(`/payload/collections/${path}`)
  return product.page()
}
const button = (name: string) => product.page().getByRole('button', { name, exact: true })

it('chooses a featured image from the media files, and stores its URL', async () => {
  const { url } = await data.image('cover.png')
  await data.text('notes.txt')
  const { id } = await data.post({ title: 'Locks' })
  const page = await open(`posts/${id}`)
  await button('Choose a featured image').click()
  const files = page.getByRole('dialog').locator('tbody tr')
  await files.filter({ hasText: 'cover.png' }).waitFor()
  expect(await files.count()).toBe(1)
  await files.getByRole('button', { name: 'cover.png' }).click()
  await page.getByAltText('Preview of the featured image').waitFor()
  expect(await page.locator('#field-imageUrl').inputValue()).toBe(url)
  await button('Publish changes').click()
  await expect.poll(async () => (await data.readPost(id)).imageUrl).toBe(url)
})

/** The page in the frame next to the form. */
async function frame(): Promise<Frame> {
  const element = await product.page().locator('#live-preview-iframe').elementHandle()
  const found = await element?.contentFrame()
  expect(found).toBeTruthy()
  return found as Frame
}
const preview = () => product.page().frameLocator('#live-preview-iframe')

it('shows a published post and its draft next to the form, again after each save', async () => {
  const { id, slug } = await data.post({ title: 'Locks', excerpt: 'As published.' })
  const page = await open(`posts/${id}`)
  await page.locator('.live-preview-toggler').click()
  await preview().getByText('As published.').waitFor()
  expect(new URL((await frame()).url()).pathname).toBe(`/blog/${slug}`)
  await page.locator('#field-excerpt').fill('As drafted.')
  await button('Save Draft').click()
  await preview().getByText('As drafted.').waitFor()
  await button('Publish changes').click()
  await preview().getByRole('complementary', { name: 'Preview' }).waitFor({ state: 'detached' })
  await preview().getByText('As drafted.').waitFor()
  expect((await data.readPost(id)).excerpt).toBe('As drafted.')
})

it('compares two versions of a text as text, without the fields of the server', async () => {
  const { id } = await data.post({ title: 'Locks', content: '<p>Old text &amp; the same</p>' })
  const page = await open(`posts/${id}`)
  await page.locator('#field-slug').fill('other-locks')
  const editor = page.getByRole('textbox', { name: 'Content' })
  await editor.fill('New text & the same')
  await button('Publish changes').click()
  await expect.poll(async () => (await data.readPost(id)).slug).toBe('other-locks')
  await page.goto(`/payload/collections/posts/${id}/versions`)
  const newest = page.locator('tbody tr').first().getByRole('link').first()
  await page.goto((await newest.getAttribute('href')) ?? '')
  const content = page.locator('[data-field-path="content"]')
  await content.waitFor()
  expect(await content.locator('p').allTextContents()).toEqual([
    'Old text & the same',
    'New text & the same',
  ])
  expect(await content.locator('[data-match-type]').allTextContents()).toEqual(['Old', 'New'])
  await page.locator('[data-field-path="slug"]').waitFor()
  expect(await page.getByText('Slug History').count()).toBe(0)
})
