import { describe, expect, it } from 'vitest'
import { chosenOption } from '#tests/support/chosen-option.ts'
import { useCmsData } from '#tests/support/cms-data.ts'
import { failure, hold, nextRequest, notice, question, refuse } from '#tests/support/cms-page.ts'
import { editorPage, fillFields, savePost, showSettings } from '#tests/support/editor-page.ts'
import { scriptBytes } from '#tests/support/script-bytes.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = useCmsData(product)

const { editor, open } = editorPage(product)
const status = () => product.page().getByRole('combobox', { name: 'Status' })
type Sent = Record<string, unknown>

describe('blog editor', () => {
  it('creates without an id, with the fields of the card; the status is Draft or Published, and its buttons set the field without saving; the screen loads at most 405 kB of code [S2-editor-01] [S2-editor-02] [S2-editor-03] [S2-editor-05] [S2-editor-06] [S2-editor-09] [S2-editor-10] [S2-editor-11] [S2-editor-12] [S9-rows-02] [S2-editor-media-04] [S2-editor-media-05] [S2-editor-14] [S3-form-02] [S4-post-01] [S4-post-02] [S4-post-03] [S2-editor-quick-09] [S2-editor-quick-10]', async () => {
    const page = await open('/cms/blog/new')
    await page.getByRole('heading', { name: 'New Post' }).waitFor()
    for (const name of ['Preview', 'Share draft'])
      expect(await page.getByRole('button', { name }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor()
    await page.getByRole('heading', { name: 'Post Content' }).waitFor()
    expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('')
    expect(await page.getByLabel('Excerpt').getAttribute('rows')).toBe('3')
    expect(await page.getByLabel('Read Time').getAttribute('type')).toBe('number')
    expect(await page.getByLabel('Author').inputValue()).not.toBe('')
    expect(await page.getByLabel('Featured Image URL').inputValue()).toBe('')
    expect(await page.getByLabel('Tags').inputValue()).toBe('')
    expect(await editor().getAttribute('contenteditable')).toBe('true')

    await expect.poll(() => chosenOption(status())).toBe('Draft')
    expect(await status().getByRole('option').allTextContents()).toEqual(['Draft', 'Published'])
    const bytes = await scriptBytes(page)
    expect(bytes).toBeGreaterThan(100_000)
    expect(bytes).toBeLessThan(405_000)
    await status().selectOption('Published')
    await expect.poll(() => chosenOption(status())).toBe('Published')
    await showSettings(page)
    await page.getByRole('button', { name: 'Save as Draft' }).click()
    await expect.poll(() => chosenOption(status())).toBe('Draft')
    await page.getByRole('button', { name: 'Publish Now' }).click()
    await expect.poll(() => chosenOption(status())).toBe('Published')
    await page.getByRole('button', { name: 'Save as Draft' }).click()
    await expect.poll(() => chosenOption(status())).toBe('Draft')
    expect(await data.posts()).toEqual([])

    // Remembered by the device. Without unsaved changes, links do not ask for confirmation.
    await page.reload()
    await page.getByText('No media files available').waitFor()
    await page.getByRole('link', { name: 'Manage Media' }).click()
    await page.waitForURL('**/cms/media')
    await page.goBack()
    await page.getByRole('link', { name: 'Back to Posts' }).click()
    await page.waitForURL('**/cms/blog')
  })

  it('validates on submit, one rule after the other, then creates and publishes [S8-listed-01] [S5-blog-01] [S5-blog-02] [S5-blog-03] [S5-blog-04] [S5-blog-05] [S5-blog-06] [S5-blog-08] [S5-blog-11] [S2-editor-07] [S2-editor-13] [S4-post-04] [S4-post-05] [S7-post-blog-01] [S7-post-blog-02] [S7-post-blog-04] [S7-post-blog-05] [S7-post-blog-06]', async () => {
    const page = await open('/cms/blog/new')
    const refused = async (text: string) => {
      await savePost(page)
      await failure(page, 'Validation Error', text).waitFor()
    }
    const author = await page.getByLabel('Author').inputValue()
    await fillFields(page, { Author: '' })
    await refused('Title is required')
    await fillFields(page, { Title: 'A title' })
    await refused('Excerpt is required')
    await fillFields(page, { Excerpt: 'An excerpt' })
    await refused('Content is required')
    await editor().fill('Some text')
    await refused('Author is required')
    // Counted from the text, until it is emptied.
    await expect.poll(() => page.getByLabel('Read Time').inputValue()).toBe('1')
    await fillFields(page, { Author: author, 'Read Time': '' })
    await refused('Read time is required')
    expect(await data.posts()).toEqual([])

    const call = await hold(page, '**/api/blog')
    await fillFields(page, {
      Title: 'Locks',
      Excerpt: 'About rows.',
      'Read Time': '7',
      Tags: 'node, , postgres',
    })
    await showSettings(page)
    await page.getByRole('button', { name: 'Publish Now' }).click()
    const sent = nextRequest(page, 'POST', '/api/blog')
    const before = Date.now()
    await savePost(page)
    await page.getByRole('button', { name: 'Saving...' }).waitFor()
    const body = (await sent).postDataJSON() as Sent
    expect(body).toMatchObject({
      title: 'Locks',
      excerpt: 'About rows.',
      content: '<p>Some text</p>',
      category: 'Technology',
      readTime: 7,
      imageUrl: null,
      tags: ['node', 'postgres'],
      isPublished: true,
    })
    expect(body).not.toHaveProperty('author')
    const publishedAt = Date.parse(String(body['publishedAt']))
    expect([publishedAt >= before, publishedAt <= Date.now()]).toEqual([true, true])
    call.release()
    await notice(page, 'Success', 'Blog post created successfully').waitFor()
    await page.waitForURL('**/cms/blog')
    await page.getByRole('heading', { name: 'Locks' }).waitFor()
  })

  it('loads a post, previews it, unpublishes it and publishes it again [S2-editor-04] [S2-editor-08] [S4-post-06] [S4-post-07] [S4-post-08] [S4-post-09] [S7-get-post-02] [S7-put-blog-01] [S7-put-blog-02] [S7-put-blog-03] [S7-put-blog-04] [S7-put-blog-05]', async () => {
    const { id } = await data.post({ title: 'Locks', tags: ['a', 'b'], readTime: 9 })
    const call = await hold(product.page(), `**/api/blog/${id}`)
    await product.signIn()
    const page = product.page()
    await page.goto(`/cms/blog/edit/${id}`)
    await page.getByText('Loading post...').waitFor()
    call.release()
    await page.getByRole('heading', { name: 'Edit Post' }).waitFor()
    expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Locks')
    expect(await page.getByLabel('Tags').inputValue()).toBe('a, b')
    expect(await page.getByLabel('Read Time').inputValue()).toBe('9')
    await editor().getByText('Hello, reader.').waitFor()

    const opened = product.context().waitForEvent('page')
    await page.getByRole('button', { name: 'Preview' }).click()
    const preview = await opened
    await preview.waitForURL(/\/blog\/[^/]+$/)
    await preview.close()

    await page.getByLabel('Title', { exact: true }).fill('Locks, again')
    await showSettings(page)
    await page.getByRole('button', { name: 'Save as Draft' }).click()
    const sent = nextRequest(page, 'PUT', `/api/blog/${id}`)
    await page.getByText('Saving will unpublish this post').waitFor()
    await savePost(page)
    await question(page, 'Unpublish this post?').answer('Unpublish')
    const body = (await sent).postDataJSON() as Sent
    expect(body).toMatchObject({ title: 'Locks, again', isPublished: false })
    expect(body).not.toHaveProperty('publishedAt')
    await notice(page, 'Success', 'Blog post updated successfully').waitFor()
    await page.waitForURL('**/cms/blog')
    await page.getByRole('heading', { name: 'Locks, again' }).waitFor()
    expect(await data.readPost(id)).toMatchObject({ title: 'Locks, again', status: 'draft' })

    await page.getByRole('link', { name: 'Edit Locks, again' }).click()
    await expect.poll(() => chosenOption(status())).toBe('Draft')
    await page.getByRole('button', { name: 'Publish Now' }).click()
    await savePost(page)
    await page.waitForURL('**/cms/blog')
    await page.getByRole('link', { name: 'Edit Locks, again' }).click()
    await expect.poll(() => chosenOption(status())).toBe('Published')
  })

  it('opening a post and clicking into it leaves it unchanged', async () => {
    const content = 'Old text,\n    indented\n\n```js\nconst a = 1\n```\n\n![A](/a.png)'
    const { id } = await data.post({ title: 'Locks', content })
    const before = await data.readPost(id)
    const page = await open(`/cms/blog/edit/${id}`)
    product.allowError('404')
    await editor().click()
    const sent = nextRequest(page, 'PUT', `/api/blog/${id}`)
    await savePost(page)
    const body = (await sent).postDataJSON() as Sent
    expect(body['content']).toBe(before.content)
  })
})

describe('failed saves', () => {
  it('[S8-blog-02] [S8-blog-04] [S2-gate-01] an update that is rejected, cut off or unauthorized shows an error and keeps the text', async () => {
    const { id } = await data.post({ title: 'Locks' })
    const page = await open(`/cms/blog/edit/${id}`)
    product.allowError('Failed to load resource')
    await editor().fill('What must not be lost')
    for (const [status, text] of [
      [500, 'Failed to update post'],
      [0, 'Failed to update blog post'],
      [401, 'Failed to update post'],
    ] as const) {
      await refuse(page, { address: `**/api/blog/${id}`, method: 'PUT', status })
      await savePost(page)
      await failure(page, 'Error', text).waitFor()
      await editor().getByText('What must not be lost').waitFor()
      expect(new URL(page.url()).pathname).toBe(`/cms/blog/edit/${id}`)
    }
  })
})
