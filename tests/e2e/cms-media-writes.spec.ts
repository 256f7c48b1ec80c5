import { describe, expect, it } from 'vitest'
import {
  failure,
  hold,
  notice,
  question,
  refuse,
  sentForms,
  useCms,
} from '#tests/support/cms-page.ts'
import { chooseMade, tooLarge } from '#tests/support/large-file.ts'

const { product, data, openScreen } = useCms()

const openMedia = () => openScreen('/cms/media', 'Media Library')
const cards = () => product.page().getByRole('list', { name: 'Media files' }).getByRole('listitem')
const input = () => product.page().locator('input[type="file"]')
const list = () => product.page().getByRole('region', { name: 'Uploads' })
const upload = (name: string) => list().getByRole('listitem').filter({ hasText: name })
const textFile = (name: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(`I am ${name}.`),
})
const uploads = '**/api/media/upload'

describe('uploads of media', () => {
  it('[S5-media-03] [S7-post-media-04] [S7-post-media-05] sends files separately, and shows them', async () => {
    const page = await openMedia()
    const forms = await sentForms(page)
    const first = await hold(page, uploads)
    await input().setInputFiles([textFile('a.txt'), textFile('b.txt')])
    await page.getByText('Uploading...').waitFor()
    first.release()
    await notice(page, 'Success', 'File uploaded successfully').waitFor()
    await expect.poll(() => cards().count()).toBe(2)
    await page.getByText('Uploading...').waitFor({ state: 'detached' })
    expect(forms).toEqual([['media: a.txt'], ['media: b.txt']])
  })

  it('[S1-admin-03] [S5-media-01] [S5-media-02] rejects a too large file, and sends the rest', async () => {
    const page = await openMedia()
    const forms = await sentForms(page)
    const second = await hold(page, uploads)
    await chooseMade(input(), [
      tooLarge('large.txt'),
      { name: 'small.txt', type: 'text/plain', size: 10 },
    ])
    await failure(page, 'File too large', 'large.txt is larger than 10MB').waitFor()
    await upload('large.txt').getByText('large.txt is larger than 10MB').waitFor()
    second.release()
    await upload('small.txt').getByLabel('Uploaded').waitFor()
    await expect.poll(() => cards().count()).toBe(1)
    expect(forms).toEqual([['media: small.txt']])
  })
})

describe('a file of the library', () => {
  const remove = (name: string) => product.page().getByRole('button', { name: `Delete ${name}` })
  const sentence = (name: string) => `Are you sure you want to delete "${name}"?`

  it('is previewed and described; the confirmation of its deletion opens before its uses are loaded', async () => {
    const item = await data.image('lighthouse.png')
    await data.post({ title: 'By the sea', content: `<p><img src="${item.url}" alt="x"></p>` })
    const page = await openMedia()
    await page.getByRole('button', { name: 'Details of lighthouse.png' }).click()
    const dialog = page.getByRole('dialog', { name: 'lighthouse.png' })
    await dialog.locator('img').waitFor()
    await dialog.getByRole('link', { name: 'By the sea' }).waitFor()
    await dialog.getByLabel('Alt text').fill('A lighthouse at dusk')
    product.allowError('Failed to load resource')
    await refuse(page, { address: '**/api/media/*', method: 'PATCH', status: 0 })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await failure(page, 'Error', 'Failed to save alt text').waitFor()
    await page.unroute('**/api/media/*')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await notice(page, 'Success', 'Alt text saved').waitFor()
    const stored = await product.asAdmin('GET', '/api/media')
    expect(await stored.text()).toContain('A lighthouse at dusk')
    await dialog.getByRole('button', { name: 'Close' }).click()

    await data.text('notes.txt')
    await page.reload()
    const gate = await hold(page, '**/api/media/uses?*')
    await remove('lighthouse.png').click()
    const used = question(page, sentence('lighthouse.png'))
    await used.dialog.getByText('Checking where it is used...').waitFor()
    gate.release()
    await used.dialog.getByText('It is used in "By the sea", where it will be missing.').waitFor()
    await used.answer('Cancel')
    await remove('notes.txt').click()
    const unused = question(page, sentence('notes.txt'))
    await unused.dialog.getByText('It is not used anywhere.').waitFor()
    await unused.dialog.getByText('You can restore it for 30 days.').waitFor()
    await unused.answer('Cancel')
  })

  it('[S2-media-28] [S5-delete-02] [S7-delete-media-01] is deleted after a confirmation, and restored by Undo', async () => {
    await data.text('notes.txt')
    const page = await openMedia()
    const asked = question(page, sentence('notes.txt'))
    await cards().hover()
    await remove('notes.txt').click()
    await asked.answer('Cancel')
    expect(await cards().count()).toBe(1)
    await remove('notes.txt').click()
    await asked.answer('Delete')
    const done = notice(page, 'Success', 'File deleted successfully')
    // A hovered toast stays.
    await done.hover()
    await page.getByText('No media files found').waitFor()
    await done.getByRole('button', { name: 'Undo' }).click()
    await notice(page, 'Success', 'The change was undone.').waitFor()
    await expect.poll(() => cards().count()).toBe(1)
  })

  it('[S7-delete-media-02] [S8-media-03] stays when its deletion fails, with an error', async () => {
    await data.text('notes.txt')
    const page = await openMedia()
    product.allowError('Failed to load resource')
    await refuse(page, { address: '**/api/media/*', method: 'DELETE', status: 500 })
    await cards().hover()
    await remove('notes.txt').click()
    await question(page, sentence('notes.txt')).answer('Delete')
    await failure(page, 'Error', 'Failed to delete file').waitFor()
    await expect.poll(() => cards().count()).toBe(1)
  })
})
