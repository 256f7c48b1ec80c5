import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { chosenOption, failure } from '#tests/support/cms-page.ts'
import { give } from '#tests/support/clipboard.ts'
import {
  fillFields,
  publishChanges,
  savePost,
  showSettings,
  useEditor,
} from '#tests/support/editor-page.ts'
import { imageFile } from '#tests/support/sample-files.ts'

const { product, data, editor, open, press, type, openPost } = useEditor()

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const problemOf = async (page: Page, label: string) => {
  await field(page, label).and(page.locator('[aria-invalid="true"]')).waitFor()
  return field(page, label)
    .locator('xpath=ancestor::div[label][1]')
    .locator('.text-danger')
    .innerText()
}
const read = async (path: string) => fetch(`${product.url}${path}`, { redirect: 'manual' })

describe('the publish panel', () => {
  it('schedules a post in the zone of the author, with its name; a date that passed is refused', async () => {
    const page = await open('/cms/blog/new')
    await page.getByText('Not saved yet').waitFor()
    await showSettings(page)
    await fillFields(page, { Title: 'Soon', Excerpt: 'An excerpt' })
    await editor().fill('Some text')
    await field(page, 'Schedule for').fill('2020-05-06T07:00')
    await savePost(page)
    await failure(page, 'Validation Error', 'This time has passed.').waitFor()
    expect(await problemOf(page, 'Schedule for')).toMatch(/^This time has passed\. Choose a later/)
    await field(page, 'Schedule for').fill('2040-05-06T07:00')
    await page.getByText(/^Asia\/\w+ \(GMT\+5:45\)$/).waitFor()
    await expect
      .poll(() => chosenOption(field(page, 'Status')))
      .toBe('Scheduled for May 6, 2040 at 7:00 AM')
    await savePost(page)
    await page.waitForURL('**/cms/blog')
    await page.getByText('May 6, 2040, 7:00 AM').waitFor()
    const [post] = await data.posts()
    expect(post?.publishedAt).toBe('2040-05-06T01:15:00.000Z')

    await page.getByRole('link', { name: 'Edit Soon' }).click()
    await expect
      .poll(() => chosenOption(field(page, 'Status')))
      .toBe('Scheduled for May 6, 2040 at 7:00 AM')
    expect(await field(page, 'Schedule for').inputValue()).toBe('2040-05-06T07:00')
    expect(await page.getByRole('link', { name: 'View' }).count()).toBe(0)
    await field(page, 'Schedule for').fill('')
    await expect.poll(() => chosenOption(field(page, 'Status'))).toBe('Draft')
  })

  it('changes the address; the old one leads to it, a taken one is refused at its field', async () => {
    await data.post({ title: 'Taken', slug: 'taken' })
    const { page } = await openPost({ title: 'Locks', publishedAt: '2026-03-01T10:00:00.000Z' })
    await showSettings(page)
    await page.getByText('Published on March 1, 2026').waitFor()
    product.allowError('400')
    await field(page, 'Slug').fill('taken')
    await page.getByText('/blog/locks will redirect here.').waitFor()
    await page.getByText('Publishing will change the URL').waitFor()
    await savePost(page)
    await failure(page, 'Error', 'Failed to update post').waitFor()
    expect(await problemOf(page, 'Slug')).toBe(
      'Another post has this slug. Choose a different slug.',
    )
    await field(page, 'Slug').fill('Not A Slug')
    await savePost(page)
    await expect.poll(() => problemOf(page, 'Slug')).toMatch(/^Slug must be lower-case words/)
    await field(page, 'Slug').fill('row-locks')
    await publishChanges(page)
    await page.getByText('The URL path is /blog/row-locks').waitFor()
    const moved = await read('/blog/locks')
    expect(new URL(moved.headers.get('location') ?? '', product.url).pathname).toBe(
      '/blog/row-locks',
    )
    const opened = product.context().waitForEvent('page')
    await page.getByRole('link', { name: 'View' }).click()
    const view = await opened
    await view.getByRole('heading', { name: 'Locks' }).waitFor()
    expect(new URL(view.url()).pathname).toBe('/blog/row-locks')
  })

  describe('variants', { tags: 'long' }, () => {
    it('offers the categories and tags in use, and spells tags as they are', async () => {
      await data.post({ title: 'One', category: 'Travel', tags: ['React', 'Redux'] })
      await data.post({ title: 'Two', category: 'Travel', tags: ['React', 'Node.js'] })
      const page = await open('/cms/blog/new')
      const options = page.getByRole('listbox').getByRole('option')
      await showSettings(page)
      await field(page, 'Category').click()
      await options.getByText('Travel').click()
      expect(await field(page, 'Category').inputValue()).toBe('Travel')
      await field(page, 'Tags').focus()
      await type('re')
      await expect.poll(() => options.allInnerTexts()).toEqual(['React', 'Redux'])
      await press('ArrowDown')
      await press('ArrowDown')
      await press('Enter')
      expect(await field(page, 'Tags').inputValue()).toBe('Redux, ')
      await type('react, NODE.JS, new one')
      await press('Escape')
      await press('Tab')
      expect(await field(page, 'Tags').inputValue()).toBe('Redux, React, Node.js, new one')
      await fillFields(page, { Title: 'Three', Excerpt: 'An excerpt' })
      await editor().fill('Some text')
      await press('ControlOrMeta+s')
      await page.waitForURL('**/cms/blog/edit/*')
      const three = (await data.posts()).find(({ title }) => title === 'Three')
      expect(three).toMatchObject({
        category: 'Travel',
        tags: ['Redux', 'React', 'Node.js', 'new one'],
      })
    })

    it('reports a too long text for search engines at its field, and keeps it', async () => {
      const { slug, page } = await openPost({ title: 'Locks' })
      product.allowError('400')
      await showSettings(page)
      await page.getByText('Search engines').click()
      await fillFields(page, {
        'SEO title': 'Row locks',
        'SEO description': 'word '.repeat(5000),
        'Canonical URL': 'https://elsewhere.example/locks',
      })
      await savePost(page)
      await failure(page, 'Error', 'Failed to update post').waitFor()
      expect(await problemOf(page, 'SEO description')).toBe(
        'SEO description must be at most 320 characters',
      )
      expect(await field(page, 'SEO title').inputValue()).toBe('Row locks')
      await fillFields(page, { 'SEO description': 'Who waits.' })
      await publishChanges(page)
      const html = await (await read(`/blog/${slug}`)).text()
      expect(html).toContain('<title>Row locks · ')
      expect(html).toContain('<meta name="description" content="Who waits."')
      expect(html).toContain('<link rel="canonical" href="https://elsewhere.example/locks"')
      expect(await (await read('/sitemap.xml')).text()).not.toContain(`/blog/${slug}`)
    })
  })
})

describe('the fields of the card', { tags: 'long' }, () => {
  it('count the read time from the text until another is typed', async () => {
    const page = await open('/cms/blog/new')
    expect(await field(page, 'Read Time').inputValue()).toBe('')
    await editor().fill('Some text')
    await expect.poll(() => field(page, 'Read Time').inputValue()).toBe('1')
    await editor().fill('word '.repeat(800))
    await expect.poll(() => field(page, 'Read Time').inputValue()).toBe('3')
    await field(page, 'Read Time').fill('9')
    await editor().fill('Some text')
    await page.getByText('2 words').waitFor()
    expect(await field(page, 'Read Time').inputValue()).toBe('9')
    await page.getByRole('button', { name: 'Set Read Time to 1' }).click()
    await expect.poll(() => field(page, 'Read Time').inputValue()).toBe('1')
  })

  it('take a featured image by upload and by drop, and wait for it', async () => {
    const page = await open('/cms/blog/new')
    const bytes = await imageFile('png')
    const url = field(page, 'Featured Image URL')
    const input = page.getByLabel('Upload a featured image')
    await input.setInputFiles({ name: 'one.png', mimeType: 'image/png', buffer: bytes })
    await expect.poll(() => url.inputValue()).toMatch(/^\/files\/media\/.*/)
    await page.getByRole('img', { name: 'Preview of the featured image' }).waitFor()
    const first = await url.inputValue()
    await give(url, 'drop', { files: [{ name: 'two.png', type: 'image/png', bytes }] })
    await expect.poll(() => url.inputValue()).not.toBe(first)
    const second = await url.inputValue()
    await give(url, 'drop', { files: [{ name: 'a.txt', type: 'text/plain', bytes }] })
    await page.getByText('a.txt is not an image. Choose an image.').waitFor()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await fillFields(page, { Title: 'Cover', Excerpt: 'An excerpt' })
    await editor().fill('Some text')
    await input.setInputFiles({ name: 'three.png', mimeType: 'image/png', buffer: bytes })
    await press('ControlOrMeta+s')
    await page.waitForURL('**/cms/blog/edit/*')
    const [post] = await data.posts()
    expect(post?.imageUrl).toBe(await url.inputValue())
    expect(post?.imageUrl).not.toBe(second)
  })
})
