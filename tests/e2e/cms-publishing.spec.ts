import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { notice, question } from '#tests/support/cms-page.ts'
import { savePost } from '#tests/support/editor-page.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { useEditor } from '#tests/support/use-cms.ts'

const { product, data, editor, open, press, type } = useEditor({ hasAutomaticSaves: true })

const bar = (page: Page) => page.getByRole('region', { name: 'Publishing' })
const step = (page: Page) => page.getByRole('dialog')
const undo = (page: Page) => page.locator('[data-variant]').getByRole('button', { name: 'Undo' })
const html = async (path: string) => (await fetch(`${product.url}${path}`)).text()

describe('writing and publishing', () => {
  it('a new post is a draft after its first words, continues after a reload, and is published by a step that shows it', async () => {
    const page = await open()
    expect(
      await page
        .getByLabel('Title', { exact: true })
        .evaluate((title) => title === document.activeElement),
    ).toBe(true)
    await type('Row locks')
    await editor().click()
    await type('Waiting costs time. Nobody counts it.')
    await bar(page)
      .getByText(/^Draft, saved at \d{1,2}:\d\d [AP]M\s*$/)
      .waitFor()
    await page.getByRole('heading', { name: 'New Post' }).waitFor()
    const [draft] = await data.posts()
    expect(draft).toMatchObject({ title: 'Row locks', status: 'draft', slug: 'row-locks' })
    await page.reload()
    await editor().getByText('Waiting costs time. Nobody counts it.').waitFor()

    await press('ControlOrMeta+Enter')
    await step(page).getByText('Publish this post').waitFor()
    expect(await step(page).getByLabel('Excerpt').inputValue()).toBe(
      'Waiting costs time. Nobody counts it.',
    )
    await step(page).getByLabel('Tags').fill('postgres')
    await step(page).getByRole('button', { name: 'Publish', exact: true }).click()
    await notice(page, 'Published', 'The post is published at /blog/row-locks.').waitFor()
    expect(await html('/blog/row-locks')).toContain('Waiting costs time.')
    const opened = product.context().waitForEvent('page')
    await notice(page, 'Published').getByRole('link', { name: 'View' }).click()
    await (await opened).getByRole('heading', { name: 'Row locks' }).waitFor()
    expect((await data.posts()).length).toBe(1)
  })

  it('Save still creates the post with POST /api/blog when autosave has already stored a draft', async () => {
    const page = await open()
    await type('Row locks')
    await editor().click()
    await type('Text')
    await bar(page).getByText('Draft, saved').waitFor()
    await page.getByRole('button', { name: 'Use the first sentences' }).click()
    await expect.poll(() => page.getByLabel('Excerpt').inputValue()).toBe('Text')
    await savePost(page)
    await notice(page, 'Success', 'Blog post created successfully').waitFor()
    await page.waitForURL('**/cms/blog')
    expect((await data.posts()).map(({ title }) => title)).toEqual(['Row locks'])
  })
})

it('the step before publishing names what may be forgotten, and leads to it', async () => {
  const content =
    '<p>See the <a href="/blog/gone">older</a> one.</p><p><img src="/images/post-default.svg" alt=""></p>'
  const { id } = await data.post({ title: 'Locks', content, isPublished: false })
  const page = await open(`/cms/blog/edit/${id}`)
  await editor().getByText('older').waitFor()
  await press('ControlOrMeta+Enter')
  const checks = step(page).getByRole('list', { name: 'To check' })
  await checks.getByText('“older” links to /blog/gone, which does not exist.').waitFor()
  await checks.getByText('An image has no alternative text.').waitFor()
  const isFocused = (button: Element) => button === document.activeElement
  const publish = step(page).getByRole('button', { name: 'Publish', exact: true })
  expect(await publish.evaluate(isFocused)).toBe(true)
  await checks.getByRole('button', { name: 'Show' }).first().click()
  await page.getByRole('dialog', { name: 'Publish this post' }).waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('/blog/gone')
})

it('a live post keeps its public text until it is updated; unpublishing can be undone', async () => {
  const { id, slug } = await data.post({ title: 'Locks', content: '<p>Old text</p>' })
  const page = await open(`/cms/blog/edit/${id}`)
  await bar(page)
    .getByText(/^Published on/)
    .waitFor()
  await editor().fill('New text')
  await press('ControlOrMeta+s')
  await bar(page)
    .getByText(/, unpublished changes\s+Discard changes$/)
    .waitFor()
  expect(await html(`/blog/${slug}`)).toContain('Old text')
  await page.reload()
  await editor().getByText('New text').waitFor()
  await bar(page).getByRole('button', { name: 'Discard changes' }).click()
  await question(page, 'Discard unpublished changes?').answer('Discard')
  await editor().getByText('Old text').waitFor()
  await undo(page).click()
  await editor().getByText('New text').waitFor()

  await bar(page).getByRole('button', { name: 'Publish changes' }).click()
  await step(page).getByText('Changed: Blog Content.').waitFor()
  await step(page).getByRole('button', { name: 'Publish changes' }).click()
  await notice(page, 'Updated', `The post at /blog/${slug} has been updated.`).waitFor()
  expect(await html(`/blog/${slug}`)).toContain('New text')

  await bar(page).getByRole('button', { name: 'Unpublish...' }).click()
  await step(page).getByRole('button', { name: 'Unpublish', exact: true }).click()
  await notice(page, 'Post unpublished').waitFor()
  expect((await fetch(`${product.url}/blog/${slug}`)).status).toBe(404)
  await undo(page).click()
  await bar(page)
    .getByText(/^Published on \w+ \d+\s*$/)
    .waitFor()
  await expect.poll(() => html(`/blog/${slug}`)).toContain('New text')
})

it('a post that is saved elsewhere is followed quietly, and announced in the bar with both sides once something is typed', async () => {
  const { id } = await data.post({ title: 'Locks', content: '<p>Old text</p>' })
  const page = await open(`/cms/blog/edit/${id}`)
  await editor().getByText('Old text').waitFor()
  await product.asAdmin('PUT', `/api/blog/${id}`, postBody({ content: '<p>Newer text</p>' }))
  await editor().getByText('Newer text').waitFor()
  expect(await bar(page).getByRole('button', { name: 'Compare' }).count()).toBe(0)
  await editor().fill('My text')
  await product.asAdmin('PUT', `/api/blog/${id}`, postBody({ content: '<p>Their text</p>' }))
  await bar(page).getByText('This post was saved elsewhere in the meantime.').waitFor()
  await editor().getByText('My text').waitFor()
  await bar(page).getByRole('button', { name: 'Compare' }).click()
  await step(page)
    .getByRole('region', { name: 'Differences between the versions' })
    .getByRole('deletion')
    .getByText('Their')
    .waitFor()
  await step(page).getByRole('button', { name: 'Use the saved version' }).click()
  await editor().getByText('Their text').waitFor()
})

it('the editor reports being offline in the bar, and saves the text after reconnecting', async () => {
  const { id } = await data.post({ title: 'Locks', isPublished: false })
  const page = await open(`/cms/blog/edit/${id}`)
  product.allowError('ERR_INTERNET_DISCONNECTED')
  await product.context().setOffline(true)
  await editor().fill('Written on a train')
  await bar(page).getByText('You are offline.').waitFor()
  await product.context().setOffline(false)
  await bar(page)
    .getByText(/^Draft, saved/)
    .waitFor()
  expect((await data.readPost(id)).content).toBe('<p>Written on a train</p>')
})
