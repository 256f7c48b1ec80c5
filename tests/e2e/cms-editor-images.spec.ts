import { describe, expect, it } from 'vitest'
import { give } from '#tests/support/clipboard.ts'
import { imageFile } from '#tests/support/sample-files.ts'
import { useEditor } from '#tests/support/use-cms.ts'

const { product, data, editor, press, type, emitted, openText, open } = useEditor()

const png = async (name: string) => ({ name, type: 'image/png', bytes: await imageFile('png') })
const images = () => editor().locator('img')

describe('an inserted image is kept when another one is inserted', { tags: 'long' }, () => {
  it('keeps images inserted twice from the media library, then text', async () => {
    const { url } = await data.image('photo.png')
    const page = await openText()
    const insert = page.getByRole('button', { name: 'Insert photo.png at the cursor' })
    await insert.click()
    await insert.click()
    await type('Text')
    expect(await emitted()).toBe(`![photo.png](${url})\n\n![photo.png](${url})\n\n<p>Text</p>`)
  })

  it('keeps images inserted between a paragraph and a list', async () => {
    const { url } = await data.image('photo.png')
    const { id } = await data.post({ content: '<p>One</p><ul><li><p>Two</p></li></ul>' })
    const page = await open(`/cms/blog/edit/${id}`)
    await editor().getByText('One').click()
    await press('End')
    const insert = page.getByRole('button', { name: 'Insert photo.png at the cursor' })
    await insert.click()
    await insert.click()
    await expect.poll(() => images().count()).toBe(2)
    expect(await images().first().getAttribute('src')).toBe(url)
    expect(await editor().locator('li').allInnerTexts()).toEqual(['Two'])
  })

  it('keeps images inserted twice by URL', async () => {
    const { url } = await data.image('photo.png')
    const page = await openText()
    for (const text of ['One', 'Two']) {
      await page.getByRole('button', { name: 'Image', exact: true }).click()
      await page.getByLabel('Image URL', { exact: true }).fill(url)
      await page.getByLabel('Alternative text').fill(text)
      await page.getByRole('button', { name: 'Add Image' }).click()
    }
    await editor().getByAltText('One').waitFor()
    await editor().getByAltText('Two').waitFor()
  })

  it('keeps two images pasted together into an empty line, in order', async () => {
    await openText()
    await give(editor(), 'paste', { files: [await png('one.png'), await png('two.png')] })
    await expect.poll(() => images().count()).toBe(2)
    await type('Text')
    const uploads = await product.asAdmin('GET', '/api/media')
    const items = (await uploads.json()) as { url: string; originalName: string }[]
    const shown = await images().evaluateAll((all) => all.map((one) => one.getAttribute('src')))
    const names = shown.map((src) => items.find(({ url }) => url === src)?.originalName)
    expect(names).toEqual(['one.png', 'two.png'])
  })

  it('a pasted one, followed by typing', async () => {
    const { url } = await data.image('photo.png')
    await openText()
    await give(editor(), 'paste', { texts: { 'text/html': `<img src="${url}" alt="One">` } })
    await editor().getByAltText('One').waitFor()
    await type('Text')
    expect(await emitted()).toBe(`<img src="${url}" alt="One"><p>Text</p>`)
  })

  it('keeps images inserted after a divider', async () => {
    const { url } = await data.image('photo.png')
    const { id } = await data.post({ content: `<p>One</p><img src="${url}" alt="One">` })
    await open(`/cms/blog/edit/${id}`)
    await editor().getByText('One').click()
    await press('End')
    await press('Enter')
    await type('/div')
    await press('Enter')
    await editor().locator('hr').waitFor()
    await type('Text')
    await editor().getByAltText('One').waitFor()
  })
})

describe('an image dropped into text', () => {
  it('is inserted after the paragraph, and splits no word', async () => {
    await openText()
    await type('Unsplittable')
    await give(editor(), 'drop', { files: [await png('shot.png')] })
    await images().waitFor()
    expect(await emitted()).toMatch(
      /^(?:<img [^>]+><p>Unsplittable<\/p>|<p>Unsplittable<\/p><img [^>]+>)$/,
    )
  })

  it('images of pasted text are inserted after their paragraph', { tags: 'long' }, async () => {
    await openText()
    await type('Some words')
    for (let step = 0; step < 3; step += 1) await press('ArrowLeft')
    const src = `data:image/png;base64,${(await imageFile('png')).toString('base64')}`
    await give(editor(), 'paste', { texts: { 'text/html': `<b>new</b><img src="${src}">` } })
    await images().waitFor()
    expect(await emitted()).toMatch(
      /^<p>Some wo<strong>new<\/strong>rds<\/p><img src="\/files\/media\/[^"]+">$/,
    )
  })
})
