import { describe, expect, it } from 'vitest'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { give } from '#tests/support/clipboard.ts'
import {
  clipboardText,
  failure,
  notice,
  question,
  refuse,
  useCms,
} from '#tests/support/cms-page.ts'
import { imageFile } from '#tests/support/sample-files.ts'
import { zipEntries } from '#tests/support/zip-entries.ts'

const { product, data, openScreen } = useCms()

const cards = () => product.page().getByRole('list', { name: 'Media files' }).getByRole('listitem')
const bar = () => product.page().getByRole('toolbar', { name: 'Selected files' })
const select = (name: string) => product.page().getByRole('checkbox', { name: `Select ${name}` })
const openDetails = async (name: string) => {
  const page = await openScreen('/cms/media')
  await page.getByRole('button', { name: `Details of ${name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Used in').waitFor()
  return { page, dialog, input: dialog.locator('input[type="file"]') }
}
const large = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await imageFile('jpeg', { width: 900, height: 300 }),
})

const shownWidth = (page: Page) =>
  page
    .getByRole('main')
    .locator('picture img')
    .first()
    .evaluate((image) => {
      const { naturalWidth, naturalHeight, complete } = image as HTMLImageElement
      return complete ? Math.round((naturalWidth / naturalHeight) * 10) / 10 : null
    })

it('a replaced file is shown in every post, also if the previous one is cached; it is undone and restored', async () => {
  const item = await data.image('harbour.png', { width: 400, height: 400 })
  const posts = await Promise.all(
    ['One', 'Two'].map((title) =>
      data.post({ title, content: `<p><img src="${item.url}" alt="The harbour"></p>` }),
    ),
  )
  const reader = await product.context().newPage()
  for (const { slug } of posts) {
    await reader.goto(`/blog/${slug}`)
    await expect.poll(() => shownWidth(reader)).toBe(1)
  }
  const plainSize = () =>
    reader.evaluate(async (url) => (await (await fetch(url)).blob()).size, item.url)
  expect(await plainSize()).toBe(item.size)

  const { page, dialog } = await openDetails('harbour.png')
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Replace file' }).click()
  const file = await large('IMG_2041.jpg')
  await (await chooser).setFiles(file)
  await dialog.getByText('900 × 300').waitFor()
  await page.getByRole('dialog', { name: 'harbour.jpg' }).waitFor()
  const done = notice(page, 'Success', 'File replaced')
  await done.getByRole('button', { name: 'Undo' }).click()
  await notice(page, 'Success', 'The change was undone.').waitFor()
  await dialog.getByText('400 × 400').waitFor()
  await reader.reload()
  await expect.poll(() => shownWidth(reader), { timeout: 1000 }).toBe(1)

  await page.bringToFront()
  await dialog.getByRole('list', { name: 'Previous versions' }).getByRole('button').click()
  await dialog.getByText('900 × 300').waitFor()
  for (const { slug } of posts) {
    await reader.goto(`/blog/${slug}`)
    await expect.poll(() => shownWidth(reader), { timeout: 1000 }).toBe(3)
  }
  expect(await plainSize()).not.toBe(item.size)
  expect((await dialog.locator('img').getAttribute('src'))?.split('?')[0]).toBe(item.url)
})

describe('replacing a file', { tags: 'long' }, () => {
  it('says at the button why a file is refused, keeps the one there is, and sends again after a failure', async () => {
    const item = await data.image('harbour.png')
    const { page, dialog, input } = await openDetails('harbour.png')
    product.allowError('Failed to load resource')
    const notes = { name: 'notes.txt', type: 'text/plain', bytes: Buffer.from('Some notes.') }
    await give(dialog.getByText('Used in'), 'dragenter', { files: [notes] })
    await dialog.locator('[data-drag-over]').waitFor()
    await give(dialog.getByText('Used in'), 'drop', { files: [notes] })
    await dialog.getByRole('alert').getByText('notes.txt is of another kind.').waitFor()
    expect(await dialog.getByRole('button', { name: 'Try again' }).count()).toBe(0)

    const address = '**/api/media/*/file'
    await refuse(page, { address, method: 'PUT', status: 0 })
    await input.setInputFiles(await large('large.jpg'))
    await dialog.getByText('Failed to replace the file with large.jpg.').waitFor()
    await page.unroute(address)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await notice(page, 'Success', 'File replaced').waitFor()
    await dialog.getByRole('alert').waitFor({ state: 'detached' })
    const list = (await (await product.asAdmin('GET', '/api/media')).json()) as {
      url: string
      width: number
    }[]
    expect(list).toMatchObject([{ url: item.url, width: 900 }])
  })

  it('renames a file; an empty name is explained at its field and not sent', async () => {
    for (const name of ['first.txt', 'notes.txt', 'last.txt']) await data.text(name)
    const { page, dialog } = await openDetails('notes.txt')
    const name = dialog.getByLabel('Name')
    await name.fill('  ')
    await dialog.getByText('Name is required').waitFor()
    expect(await dialog.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
    await name.fill('Minutes of May.txt')
    await name.press('Enter')
    await notice(page, 'Success', 'File renamed').waitFor()
    await page.getByRole('dialog', { name: 'Minutes of May.txt' }).waitFor()
    const list = (await (await product.asAdmin('GET', '/api/media')).json()) as MediaItem[]
    expect(list.map(({ originalName }) => originalName)).toEqual([
      'last.txt',
      'Minutes of May.txt',
      'first.txt',
    ])
  })
})

describe('several files', () => {
  it('are deleted together with a note where they are used, and restored by Undo', async () => {
    const item = await data.image('photo.png')
    for (const name of ['a.txt', 'b.txt']) await data.text(name)
    await data.post({ title: 'By the sea', content: `<p><img src="${item.url}" alt="x"></p>` })
    const page = await openScreen('/cms/media')
    product.allowError('Failed to load resource')
    for (const name of ['photo.png', 'a.txt']) await select(name).check()
    const asked = question(page, 'Are you sure you want to delete 2 files?')
    await refuse(page, { address: '**/api/media', method: 'PATCH', status: 500 })
    await bar().getByRole('button', { name: 'Delete' }).click()
    await asked.dialog
      .getByText('They are used in "By the sea", where they will be missing.')
      .waitFor()
    await asked.answer('Delete')
    await failure(page, 'Error', 'Failed to delete files').waitFor()
    expect(await cards().count()).toBe(3)
    await page.unroute('**/api/media')
    await bar().getByRole('button', { name: 'Delete' }).click()
    await asked.answer('Delete')
    const done = notice(page, 'Success', '2 files deleted successfully')
    await done.hover()
    await expect.poll(() => cards().count()).toBe(1)
    await done.getByRole('button', { name: 'Undo' }).click()
    await notice(page, 'Success', 'The change was undone.').waitFor()
    await expect.poll(() => cards().count()).toBe(3)
  })

  it(
    'are downloaded as one archive, and their addresses copied, one on each line',
    { tags: 'long' },
    async () => {
      await product.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      const first = await data.text('notes.txt')
      const second = await data.text('notes.txt')
      const page = await openScreen('/cms/media')
      await page.getByRole('checkbox', { name: 'Select all files' }).check()
      await bar().getByRole('button', { name: 'Copy URLs' }).click()
      await notice(page, 'Success', '2 addresses copied').waitFor()
      expect(await clipboardText(page)).toBe(`${second.url}\n${first.url}`)
      const download = page.waitForEvent('download')
      await bar().getByRole('button', { name: 'Download' }).click()
      const saved = await download
      expect(saved.suggestedFilename()).toMatch(/^media-\d{4}-\d\d-\d\d\.zip$/)
      const entries = await zipEntries(await readFile(await saved.path()))
      expect(entries.map(({ name }) => name)).toEqual(['notes.txt', 'notes (2).txt'])
    },
  )
})
