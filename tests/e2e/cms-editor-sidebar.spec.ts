import { describe, expect, it } from 'vitest'
import { chosenOption, clipboardText } from '#tests/support/cms-page.ts'
import { showSettings, useEditor } from '#tests/support/editor-page.ts'

const { product, data, editor, open, emitted } = useEditor()

describe('sidebar of the editor', () => {
  it('[S2-editor-media-01] [S9-editor-06] lists media in 16rem with a scroll bar', async () => {
    for (const number of [1, 2, 3, 4, 5, 6]) await data.image(`photo-${number}.png`)
    const page = await open('/cms/blog/new')
    await showSettings(page)
    const list = page.getByRole('list', { name: 'Media files' })
    await expect.poll(() => list.getByRole('listitem').count()).toBe(6)
    expect((await list.boundingBox())?.height).toBe(256)
    await list.hover()
    const before = await page.evaluate(() => scrollY)
    await page.mouse.wheel(0, 1000)
    await expect.poll(() => list.evaluate((one) => one.scrollTop)).toBeGreaterThan(50)
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })

  it('[S2-editor-media-02] [S2-editor-media-03] shows the thumbnail and size of a file; a click appends its image as Markdown', async () => {
    const { url } = await data.image('photo.png')
    const page = await open('/cms/blog/new')
    await showSettings(page)
    await editor().fill('Some text')
    const item = page.getByRole('button', { name: /^photo\.png/ })
    await item.getByText(/^\d+\.\d\d KB$/).waitFor()
    await item.locator('img').waitFor()
    await item.click()
    await editor().locator('img').waitFor()
    expect(await emitted()).toBe(`<p>Some text</p>\n\n![photo.png](${url})`)
  })
})

describe('the code dialog', () => {
  const dialog = () => product.page().getByRole('dialog', { name: 'Insert Code Block' })
  const language = () => dialog().getByRole('combobox', { name: 'Language' })
  const code = () => dialog().getByLabel('Code')
  const insert = () => dialog().getByRole('button', { name: 'Insert Code' })
  const opener = () => product.page().getByRole('button', { name: 'Insert Code Block' })
  const openDialog = async () => {
    await showSettings(await open('/cms/blog/new'))
    await editor().fill('Some text')
    await opener().click()
  }

  it('[S2-editor-quick-01] [S2-editor-quick-04] [S2-editor-quick-05] copies the code, and closes by Cancel', async () => {
    await product.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await openDialog()
    await code().fill('a := 1')
    await dialog().getByRole('button', { name: 'Copy' }).click()
    await dialog().getByRole('button', { name: 'Copied' }).waitFor()
    expect(await clipboardText(product.page())).toBe('a := 1')
    await dialog().getByRole('button', { name: 'Cancel' }).click()
    await dialog().waitFor({ state: 'hidden' })
    expect(await emitted()).toBe('<p>Some text</p>')
  })

  it('[S2-editor-quick-07] [S2-editor-quick-08] appends a fence, and resets itself', async () => {
    await openDialog()
    await language().selectOption('go')
    await code().fill('a := 1')
    await insert().click()
    await editor().locator('pre').getByText('a := 1').waitFor()
    await opener().click()
    expect(await chosenOption(language())).toBe('javascript')
    expect(await code().inputValue()).toBe('')
    await dialog().getByRole('button', { name: 'Cancel' }).click()
    await dialog().waitFor({ state: 'hidden' })
    expect(await emitted()).toBe('<p>Some text</p>\n\n```go\na := 1\n```')
  })
})
