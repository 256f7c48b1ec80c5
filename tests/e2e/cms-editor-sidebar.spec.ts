import { afterEach, describe, expect, it } from 'vitest'
import { cmsData } from '#tests/support/cms-data.ts'
import { clipboardText, nextRequest } from '#tests/support/cms-page.ts'
import { editorPage, fillFields, savePost } from '#tests/support/editor-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = cmsData(product)
afterEach(() => data.empty())

const { editor, open } = editorPage(product)

describe('§2 sidebar of the editor', () => {
  it('[S2-editor-media-04] [S2-editor-media-05] says when there is no media, and leads there', async () => {
    const page = await open('/cms/blog/new')
    await page.getByText('No media files available').waitFor()
    await page.getByRole('link', { name: 'Manage Media' }).click()
    await page.waitForURL('**/cms/media')
  })

  it('[S2-editor-media-01] [S2-editor-media-02] [S2-editor-media-03] [S9-editor-06] a click appends the image in markdown form', async () => {
    const { url } = await data.image('photo.png')
    const page = await open('/cms/blog/new')
    await editor().fill('Some text')
    const item = page.getByRole('button', { name: /^photo\.png/ })
    await item.getByText(/^\d+\.\d\d KB$/).waitFor()
    await item.locator('img').waitFor()
    const list = page.getByRole('list', { name: 'Media files' })
    expect(await list.evaluate((one) => getComputedStyle(one).maxHeight)).toBe('256px')
    await item.click()
    await editor().locator('img').waitFor()
    await fillFields(page, { Title: 'Locks', Excerpt: 'About rows.', 'Read Time': '7' })
    const sent = nextRequest(page, 'POST', '/api/blog')
    await savePost(page)
    const { content } = (await sent).postDataJSON() as { content: string }
    expect(content).toBe(`<p>Some text</p>\n\n![photo.png](${url})`)
    await page.waitForURL('**/cms/blog')
  })

  it('[S2-editor-media-01] a longer list scrolls in its 16rem', async () => {
    for (const number of [1, 2, 3, 4, 5, 6]) await data.image(`photo-${number}.png`)
    const page = await open('/cms/blog/new')
    const list = page.getByRole('list', { name: 'Media files' })
    await expect.poll(() => list.getByRole('listitem').count()).toBe(6)
    expect((await list.boundingBox())?.height).toBe(256)
    await list.hover()
    const before = await page.evaluate(() => scrollY)
    await page.mouse.wheel(0, 1000)
    await expect.poll(() => list.evaluate((one) => one.scrollTop)).toBeGreaterThan(50)
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })

  it('[S2-editor-quick-01] [S2-editor-quick-02] [S2-editor-quick-03] [S2-editor-quick-06] [S5-code-01] [S9-rows-03] the code dialog offers its languages', async () => {
    const page = await open('/cms/blog/new')
    await page.getByRole('button', { name: 'Insert Code Block' }).click()
    const dialog = page.getByRole('dialog', { name: 'Insert Code Block' })
    await dialog.getByRole('combobox', { name: 'Language' }).getByText('javascript').waitFor()
    expect(await dialog.getByLabel('Code').getAttribute('rows')).toBe('10')
    const insert = dialog.getByRole('button', { name: 'Insert Code' })
    expect(await insert.isDisabled()).toBe(true)
    await dialog.getByLabel('Code').fill('  \n ')
    expect(await insert.isDisabled()).toBe(true)
    await dialog.getByRole('combobox', { name: 'Language' }).click()
    expect(await page.getByRole('option').allInnerTexts()).toEqual([
      ...['javascript', 'typescript', 'python', 'java', 'go', 'rust'],
      ...['cpp', 'html', 'css', 'sql', 'bash', 'json'],
    ])
  })

  it('[S2-editor-quick-04] [S2-editor-quick-05] [S2-editor-quick-07] [S2-editor-quick-08] inserts a fence and starts anew', async () => {
    await product.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await open('/cms/blog/new')
    await editor().fill('Some text')
    const opener = page.getByRole('button', { name: 'Insert Code Block' })
    const dialog = page.getByRole('dialog', { name: 'Insert Code Block' })
    await opener.click()
    await dialog.getByRole('combobox', { name: 'Language' }).click()
    await page.getByRole('option', { name: 'go' }).click()
    await dialog.getByLabel('Code').fill('a := 1')
    await dialog.getByRole('button', { name: 'Copy' }).click()
    await dialog.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await clipboardText(page)).toBe('a := 1')
    await dialog.getByRole('button', { name: 'Insert Code' }).click()
    await editor().locator('pre').getByText('a := 1').waitFor()
    await opener.click()
    await dialog.getByRole('combobox', { name: 'Language' }).getByText('javascript').waitFor()
    expect(await dialog.getByLabel('Code').inputValue()).toBe('')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await fillFields(page, { Title: 'Locks', Excerpt: 'About rows.', 'Read Time': '7' })
    const sent = nextRequest(page, 'POST', '/api/blog')
    await savePost(page)
    const { content } = (await sent).postDataJSON() as { content: string }
    expect(content).toBe('<p>Some text</p>\n\n```go\na := 1\n```')
    await page.waitForURL('**/cms/blog')
  })

  it('[S2-editor-quick-09] [S2-editor-quick-10] [S4-post-01] [S4-post-03] the status buttons set the field and do not save', async () => {
    const page = await open('/cms/blog/new')
    const status = page.getByRole('combobox', { name: 'Status' })
    await page.getByRole('button', { name: 'Publish Now' }).click()
    await status.getByText('Published').waitFor()
    await page.getByRole('button', { name: 'Save as Draft' }).click()
    await status.getByText('Draft').waitFor()
    expect(await data.posts()).toEqual([])
  })
})
