import { expect, it } from 'vitest'
import { chosenOption, hold, nextRequest, notice, question } from '#tests/support/cms-page.ts'
import { fillFields, savePost, showSettings, useEditor } from '#tests/support/editor-page.ts'
import { scriptBytes } from '#tests/support/script-bytes.ts'

const { product, data, openScreen, editor, open, openPost } = useEditor()

const status = () => product.page().getByRole('combobox', { name: 'Status' })
type Sent = Record<string, unknown>

it('[S2-editor-11] [S4-post-02] has a rich-text editor and a select for the state, and loads at most 397 kB of code', async () => {
  const page = await open('/cms/blog/new')
  expect(await editor().getAttribute('contenteditable')).toBe('true')
  const bytes = await scriptBytes(page)
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThan(397_000)
  await status().selectOption('Published')
  await expect.poll(() => chosenOption(status())).toBe('Published')
})

it('[S4-post-03] [S2-editor-quick-09] [S2-editor-quick-10] sets the state by its buttons, without saving', async () => {
  const page = await open('/cms/blog/new')
  await showSettings(page)
  for (const [name, chosen] of [
    ['Publish Now', 'Published'],
    ['Save as Draft', 'Draft'],
  ] as const) {
    await page.getByRole('button', { name }).click()
    await expect.poll(() => chosenOption(status())).toBe(chosen)
  }
  expect(await data.posts()).toEqual([])
})

it('[S2-editor-02] [S2-editor-media-04] [S2-editor-media-05] links to the media and the posts, without a question when nothing has changed', async () => {
  const page = await open('/cms/blog/new')
  await showSettings(page)
  // The device remembers that the settings are shown.
  await page.reload()
  await page.getByText('No media files available').waitFor()
  await page.getByRole('link', { name: 'Manage Media' }).click()
  await page.waitForURL('**/cms/media')
  await page.goBack()
  await page.getByRole('link', { name: 'Back to Posts' }).click()
  await page.waitForURL('**/cms/blog')
})

it('[S1-admin-02] [S2-editor-07] [S7-post-blog-04] creates and publishes a post, which the list shows', async () => {
  const page = await open('/cms/blog/new')
  const call = await hold(page, '**/api/blog')
  await editor().fill('Some text')
  await fillFields(page, {
    Title: 'Locks',
    Excerpt: 'About rows.',
    'Read Time': '7',
    Tags: 'node, , postgres',
  })
  await showSettings(page)
  await page.getByRole('button', { name: 'Publish Now' }).click()
  const sent = nextRequest(page, 'POST', '/api/blog')
  await savePost(page)
  await page.getByRole('button', { name: 'Saving...' }).waitFor()
  const body = (await sent).postDataJSON() as Sent
  expect(body).toMatchObject({
    content: '<p>Some text</p>',
    readTime: 7,
    tags: ['node', 'postgres'],
  })
  call.release()
  await notice(page, 'Success', 'Blog post created successfully').waitFor()
  await page.waitForURL('**/cms/blog')
  await page.getByRole('heading', { name: 'Locks' }).waitFor()
})

it('[S2-editor-08] loads a post', async () => {
  const { id } = await data.post({ title: 'Locks', tags: ['a', 'b'], readTime: 9 })
  const call = await hold(product.page(), `**/api/blog/${id}`)
  const page = await openScreen(`/cms/blog/edit/${id}`)
  await page.getByText('Loading post...').waitFor()
  call.release()
  await page.getByRole('heading', { name: 'Edit Post' }).waitFor()
  expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Locks')
  expect(await page.getByLabel('Tags').inputValue()).toBe('a, b')
  expect(await page.getByLabel('Read Time').inputValue()).toBe('9')
  await editor().getByText('Hello, reader.').waitFor()
})

it('[S4-post-08] [S4-post-09] [S7-put-blog-03] unpublishes a post after a question, and publishes it again', async () => {
  const { id, page } = await openPost({ title: 'Locks' })
  await page.getByLabel('Title', { exact: true }).fill('Locks, again')
  await showSettings(page)
  await page.getByRole('button', { name: 'Save as Draft' }).click()
  await page.getByText('Saving will unpublish this post').waitFor()
  await savePost(page)
  await question(page, 'Unpublish this post?').answer('Unpublish')
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
