import { describe, expect, it } from 'vitest'
import { imageFile } from '#tests/support/sample-files.ts'
import { useEditor } from '#tests/support/editor-page.ts'

const { product, data, editor, press, type, open, stored } = useEditor({
  browser: { viewport: { width: 1280, height: 900 } },
})

const menu = () => product.page().getByRole('toolbar', { name: 'Selected image' })
const button = (name: string) => menu().getByRole('button', { name, exact: true })
const image = () => editor().locator('img')
const focused = () => product.page().locator(':focus')

async function openPost(content = '') {
  const { url } = await data.image('photo.png', { width: 1000, height: 500 })
  const { id } = await data.post({ content: `${content}![A lock](${url})\n\n<p>After</p>` })
  const page = await open(`/cms/blog/edit/${id}`)
  return { page, url, saved: () => stored(id) }
}

it('the selected image is changed by its menu with the keyboard; each text is one step of the history', async () => {
  const { page, url, saved } = await openPost()
  await image().click()
  await press('Tab')
  await button('Replace').and(focused()).waitFor()
  await press('ArrowRight')
  await press('Enter')
  await page.getByLabel('Describe the image').and(focused()).waitFor()
  await press('ControlOrMeta+a')
  await type('A row lock')
  await press('Enter')
  await button('Caption').click()
  await type('Held briefly')
  await editor().getByText('Held briefly').waitFor()
  await press('Escape')
  await button('Medium').click()
  await expect.poll(() => image().evaluate((one: HTMLImageElement) => one.width)).toBe(480)
  await press('Control+z')
  await press('Control+z')
  await expect.poll(() => editor().locator('figcaption').isVisible()).toBe(false)
  await press('Control+y')
  await button('Small').click()
  await button('Small').and(page.locator('[aria-pressed="true"]')).waitFor()
  expect(await saved()).toBe(
    `<img src="${url}" alt="A row lock" title="Held briefly" width="320"><p>After</p>`,
  )
})

describe('the selected image', { tags: 'long' }, () => {
  it('is resized by its handles, and stays Markdown at full width', async () => {
    const { page, url, saved } = await openPost()
    await image().click()
    const drag = async (side: 'left' | 'right', by: number) => {
      const box = await editor().locator(`[data-side="${side}"]`).boundingBox()
      const [x, y] = [(box?.x ?? 0) + 12, (box?.y ?? 0) + (box?.height ?? 0) / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + by, y, { steps: 4 })
      await page.mouse.up()
    }
    const width = () => image().evaluate((one: HTMLImageElement) => one.width)
    const full = await width()
    await drag('right', 490 - full)
    await expect.poll(width).toBe(480)
    await drag('left', 200)
    await expect.poll(width).toBe(320)
    await drag('right', 600)
    await expect.poll(width).toBe(full)
    await drag('right', -5)
    await expect.poll(width).toBe(full)
    await button('Caption').click()
    await type('Said')
    expect(await saved()).toBe(`![A lock](${url} "Said")\n\n<p>After</p>`)
  })

  it('is replaced by another file or address, and keeps its texts and width', async () => {
    const { page, url, saved } = await openPost()
    await image().click()
    await button('Small').click()
    await button('Replace').click()
    const bytes = { name: 'new.png', mimeType: 'image/png', buffer: await imageFile('png') }
    await page.getByLabel('Upload another image').setInputFiles(bytes)
    await expect.poll(() => image().getAttribute('src')).not.toBe(url)
    expect(await image().count()).toBe(1)
    await button('Replace').click()
    await page.getByLabel('Image URL', { exact: true }).fill('nowhere')
    await press('Enter')
    await page.getByText('Enter a URL that starts with').waitFor()
    await page.getByLabel('Image URL', { exact: true }).fill(url)
    await press('Enter')
    await editor().locator(`img[src="${url}"]`).waitFor()
    expect(await saved()).toBe(`<img src="${url}" alt="A lock" width="320"><p>After</p>`)
  })

  it('shows the image menu on a phone, without a width beyond the text', async () => {
    const { page } = await openPost('<p>Before</p>\n\n')
    await page.setViewportSize({ width: 320, height: 640 })
    await image().click()
    await button('Medium').click()
    const box = await menu().boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await press('Escape')
    await page.getByLabel('Title', { exact: true }).focus()
    await expect.poll(() => menu().isVisible()).toBe(false)
  })
})
