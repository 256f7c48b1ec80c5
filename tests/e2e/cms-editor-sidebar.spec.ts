import { describe, expect, it } from 'vitest'
import { chosenOption } from '#tests/support/chosen-option.ts'
import { useCmsData } from '#tests/support/cms-data.ts'
import { clipboardText } from '#tests/support/cms-page.ts'
import { editorPage, showSettings } from '#tests/support/editor-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = useCmsData(product)

const { editor, open, emitted } = editorPage(product)

describe('sidebar of the editor', () => {
  it('lists media in 16rem with a scroll bar; a click appends the image as Markdown [S2-editor-media-01] [S2-editor-media-02] [S2-editor-media-03] [S9-editor-06]', async () => {
    for (const number of [1, 2, 3, 4, 5]) await data.image(`photo-${number}.png`)
    const { url } = await data.image('photo.png')
    const page = await open('/cms/blog/new')
    await showSettings(page)
    await editor().fill('Some text')
    const item = page.getByRole('button', { name: /^photo\.png/ })
    await item.getByText(/^\d+\.\d\d KB$/).waitFor()
    await item.locator('img').waitFor()
    const list = page.getByRole('list', { name: 'Media files' })
    await expect.poll(() => list.getByRole('listitem').count()).toBe(6)
    expect((await list.boundingBox())?.height).toBe(256)
    await list.hover()
    const before = await page.evaluate(() => scrollY)
    await page.mouse.wheel(0, 1000)
    await expect.poll(() => list.evaluate((one) => one.scrollTop)).toBeGreaterThan(50)
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await item.click()
    await editor().locator('img').waitFor()
    expect(await emitted()).toBe(`<p>Some text</p>\n\n![photo.png](${url})`)
  })

  it('the code dialog offers its languages, inserts a fence and resets itself [S2-editor-quick-01] [S2-editor-quick-02] [S2-editor-quick-03] [S2-editor-quick-04] [S2-editor-quick-05] [S2-editor-quick-06] [S2-editor-quick-07] [S2-editor-quick-08] [S5-code-01] [S9-rows-03]', async () => {
    await product.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await open('/cms/blog/new')
    await showSettings(page)
    await editor().fill('Some text')
    const opener = page.getByRole('button', { name: 'Insert Code Block' })
    const dialog = page.getByRole('dialog', { name: 'Insert Code Block' })
    const language = dialog.getByRole('combobox', { name: 'Language' })
    const insert = dialog.getByRole('button', { name: 'Insert Code' })
    await opener.click()
    expect(await chosenOption(language)).toBe('javascript')
    expect(await dialog.getByLabel('Code').getAttribute('rows')).toBe('10')
    expect(await insert.isDisabled()).toBe(true)
    await dialog.getByLabel('Code').fill('  \n ')
    expect(await insert.isDisabled()).toBe(true)
    expect(await language.getByRole('option').allTextContents()).toEqual([
      ...['javascript', 'typescript', 'python', 'java', 'go', 'rust'],
      ...['cpp', 'html', 'css', 'sql', 'bash', 'json'],
    ])
    await language.selectOption('go')
    await dialog.getByLabel('Code').fill('a := 1')
    await dialog.getByRole('button', { name: 'Copy' }).click()
    await dialog.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await clipboardText(page)).toBe('a := 1')
    await insert.click()
    await editor().locator('pre').getByText('a := 1').waitFor()
    await opener.click()
    expect(await chosenOption(language)).toBe('javascript')
    expect(await dialog.getByLabel('Code').inputValue()).toBe('')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(await emitted()).toBe('<p>Some text</p>\n\n```go\na := 1\n```')
  })
})
