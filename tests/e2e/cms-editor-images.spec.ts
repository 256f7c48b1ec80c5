import { expect, it } from 'vitest'
import { give } from '#tests/support/clipboard.ts'
import { imageFile } from '#tests/support/sample-files.ts'
import { useEditor } from '#tests/support/use-cms.ts'

const { data, editor, type, emitted, openText } = useEditor()

it('keeps images inserted twice by URL', { tags: 'long' }, async () => {
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

it('an image dropped into text is inserted after the paragraph, and splits no word', async () => {
  await openText()
  await type('Unsplittable')
  const bytes = await imageFile('png')
  await give(editor(), 'drop', { files: [{ name: 'shot.png', type: 'image/png', bytes }] })
  await editor().locator('img').waitFor()
  expect(await emitted()).toMatch(
    /^(?:<img [^>]+><p>Unsplittable<\/p>|<p>Unsplittable<\/p><img [^>]+>)$/,
  )
})
