import { beforeEach, describe, expect, it } from 'vitest'
import type { Page } from 'playwright'
import { give } from '#tests/support/clipboard.ts'
import { intercept } from '#tests/support/interception.ts'
import { imageFile } from '#tests/support/sample-files.ts'
import { useEditor } from '#tests/support/editor-page.ts'

const { product, data, editor, type, emitted, openText } = useEditor()

const images = () => editor().locator('img')

describe('images hosted by another site', () => {
  const OPEN = 'https://lh7-rt.googleusercontent.com/docsz/open'
  const CLOSED = 'https://private-user-images.githubusercontent.com/1/closed.png'
  const html = (...sources: string[]) =>
    `<p>Text</p>${sources.map((src) => `<p><img src="${src}"></p>`).join('')}`
  const serve = async (page: Page) => {
    const body = await imageFile('png')
    const answer = (headers: Record<string, string>) => ({
      body,
      contentType: 'image/png',
      headers,
    })
    await intercept(page, OPEN, (route) =>
      route.fulfill(answer({ 'access-control-allow-origin': '*' })),
    )
    await intercept(page, CLOSED, (route) =>
      route.fulfill(answer({ 'access-control-allow-origin': 'https://github.com' })),
    )
  }
  // The last one is logged for an image loaded again after the test and its routes have ended.
  beforeEach(() => ['CORS', 'ERR_FAILED', 'ERR_NAME_NOT_RESOLVED'].forEach(product.allowError))

  it('lists pasted images of other sites, and copies them on request', async () => {
    const page = await openText()
    await serve(page)
    await give(editor(), 'paste', { texts: { 'text/html': html(OPEN) } })
    await page.getByText(/^This image is loaded from Google Docs\. It can expire/).waitFor()
    await page.getByRole('button', { name: 'Copy it here' }).click()
    await editor().locator('img[src^="/files/media/"]').waitFor()
    expect(await page.getByText('Google Docs').count()).toBe(0)
    expect(await emitted()).toMatch(/^<p>Text<\/p><img src="\/files\/media\/[^"]+">$/)
  })

  describe('variants', { tags: 'long' }, () => {
    it('lists images that CORS does not let it copy, and leaves them unchanged', async () => {
      const page = await openText()
      await serve(page)
      await give(editor(), 'paste', { texts: { 'text/html': html(OPEN, CLOSED) } })
      await page.getByText(/^2 images are loaded from Google Docs and GitHub\./).waitFor()
      await page.getByRole('button', { name: 'Copy them here' }).click()
      await page
        .getByText(
          'The image could not be copied from GitHub. Save it to your computer and upload it here.',
        )
        .waitFor()
      expect(await emitted()).toContain(`<img src="${CLOSED}">`)
    })

    it('lists images of other sites in pasted Markdown, but not the site’s own', async () => {
      const { url } = await data.image('photo.png')
      const page = await openText()
      await serve(page)
      await give(editor(), 'paste', { texts: { 'text/html': html(url) } })
      await images().waitFor()
      expect(await page.getByText('is loaded from').count()).toBe(0)
      await give(editor(), 'paste', { texts: { 'text/plain': `# Title\n\n![A lock](${OPEN})\n` } })
      await page.getByText(/^This image is loaded from Google Docs\./).waitFor()
      await page.getByRole('button', { name: 'Dismiss' }).click()
      expect(await emitted()).toContain(`![A lock](${OPEN})`)
    })
  })
})

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
