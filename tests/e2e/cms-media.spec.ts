import { afterEach, describe, expect, it } from 'vitest'
import { LIMITS } from '#src/contract/limits.ts'
import { cmsData } from '#tests/support/cms-data.ts'
import {
  clipboardText,
  failure,
  hold,
  notice,
  question,
  refuse,
  sentForms,
} from '#tests/support/cms-page.ts'
import { pdf, picture } from '#tests/support/sample-files.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = cmsData(product)
afterEach(() => data.empty())

const openMedia = async () => {
  await product.signIn()
  await product.page().goto('/cms/media')
  await product.page().getByRole('heading', { name: 'Media Library' }).waitFor()
  return product.page()
}
const cards = () => product.page().getByRole('list', { name: 'Media files' }).getByRole('listitem')
const input = () => product.page().locator('input[type="file"]')
const zone = () => product.page().getByRole('button', { name: /^Drop files here/ })
const textFile = (name: string, bytes = 10) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.alloc(bytes, 'x'),
})
const uploads = '**/api/media/upload'

describe('§2 media library', () => {
  it('[S2-media-01] [S2-media-03] [S2-media-04] [S2-media-05] [S2-media-06] [S2-media-23] [S2-media-25] begins empty, with a way to upload', async () => {
    const page = await openMedia()
    await zone().getByText('Drop files here or click to upload').waitFor()
    await zone().getByText('Supports images, videos, audio, and documents (max 10MB)').waitFor()
    expect(await input().getAttribute('multiple')).not.toBeNull()
    expect(await input().getAttribute('accept')).toBe(
      'image/*,video/*,audio/*,.pdf,.doc,.docx,.txt',
    )
    await page.getByText('No media files found').waitFor()
    await page.getByText('Start by uploading your first media file.').waitFor()
    await page.getByText('0 files').waitFor()
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await page.waitForURL('**/cms')
  })

  it.each([
    ['S2-media-02', 'Upload Files'],
    ['S2-media-26', 'Upload First File'],
  ])('[%s] %s opens the file picker', async (_, name) => {
    const page = await openMedia()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name }).click()
    expect((await chooser).isMultiple()).toBe(true)
  })

  it('[S2-media-13] [S9-skeletons-02] shows 8 skeletons while loading', async () => {
    const list = await hold(product.page(), '**/api/media')
    const page = await openMedia()
    await expect.poll(() => page.locator('[data-skeleton]').count()).toBe(8)
    list.release()
    await page.getByText('No media files found').waitFor()
  })

  it('[S2-media-12] [S2-media-14] [S2-media-18] [S2-media-19] [S2-media-20] [S2-media-21] [S2-media-27] a card says what there is to know', async () => {
    const { size } = await data.image('photo.png')
    await data.text('notes.txt')
    const page = await openMedia()
    const image = cards().filter({ hasText: 'photo.png' })
    await image.locator('img').waitFor()
    await image.getByText('image', { exact: true }).waitFor()
    await image.getByText(`${size} Bytes`).waitFor()
    await image.getByText('just now').waitFor()
    const text = cards().filter({ hasText: 'notes.txt' })
    await text.getByText('text', { exact: true }).waitFor()
    expect(await text.locator('img').count()).toBe(0)
    await page.getByText('2 files').waitFor()
  })

  it('[S2-media-15] [S2-media-16] [S2-media-17] the actions show on hover and on focus', async () => {
    const { url } = await data.image('photo.png')
    const page = await openMedia()
    const actions = cards().getByRole('group')
    const opacity = () => actions.evaluate((group) => getComputedStyle(group).opacity)
    expect(await opacity()).toBe('0')
    await cards().hover()
    await expect.poll(opacity).toBe('1')
    await page.mouse.move(0, 0)
    await expect.poll(opacity).toBe('0')
    await actions.getByRole('button', { name: 'Copy URL' }).focus()
    await expect.poll(opacity).toBe('1')
    const link = actions.getByRole('link', { name: 'Open in new tab' })
    expect(await link.getAttribute('target')).toBe('_blank')
    expect(await link.getAttribute('href')).toBe(url)
    await actions.getByRole('button', { name: 'Delete photo.png' }).waitFor()
  })

  it('[S2-media-22] [S4-ui-05] [S9-copy-01] a click on the URL copies it, and says so for 2 seconds', async () => {
    await product.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const { url } = await data.image('photo.png')
    const page = await openMedia()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1000)
    await cards().getByRole('button', { name: url }).click()
    const copied = cards().getByText('URL copied')
    await copied.waitFor()
    expect(await clipboardText(page)).toBe(url)
    await page.clock.runFor(1900)
    expect(await copied.count()).toBe(1)
    await page.clock.runFor(200)
    await copied.waitFor({ state: 'hidden' })
  })

  it('[S2-media-09] [S2-media-10] [S2-media-11] [S2-media-24] searches by name and type', async () => {
    await data.image('photo.png')
    await data.text('notes.txt')
    const page = await openMedia()
    const search = page.getByPlaceholder('Search media files...')
    await search.fill('PHOTO')
    await expect.poll(() => cards().count()).toBe(1)
    await search.fill('text/')
    await cards().filter({ hasText: 'notes.txt' }).waitFor()
    await search.fill('nothing like it')
    await page.getByText('No files match your search criteria.').waitFor()
    await page.getByText('2 files').waitFor()
  })

  it('[S2-media-08] [S4-ui-02] the zone lights up while files are dragged over it', async () => {
    const page = await openMedia()
    const files = await page.evaluateHandle(() => {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['x'], 'dropped.txt', { type: 'text/plain' }))
      return transfer
    })
    const isLit = () => zone().getAttribute('data-drag-over')
    expect(await isLit()).toBeNull()
    await zone().dispatchEvent('dragenter', { dataTransfer: files })
    await expect.poll(isLit).toBe('true')
    await zone().dispatchEvent('dragleave', { dataTransfer: files })
    await expect.poll(isLit).toBeNull()
    await zone().dispatchEvent('dragenter', { dataTransfer: files })
    await zone().dispatchEvent('drop', { dataTransfer: files })
    await notice(page, 'File uploaded successfully').waitFor()
    expect(await isLit()).toBeNull()
  })
})

describe('§7 uploads and deletions of media', () => {
  it('[S2-media-07] [S5-media-03] [S7-post-media-01] [S7-post-media-04] [S7-post-media-05] sends each file by itself and shows them', async () => {
    const page = await openMedia()
    const forms = await sentForms(page)
    const gate = await hold(page, uploads)
    await input().setInputFiles([textFile('a.txt'), textFile('b.txt')])
    await page.getByText('Uploading...').waitFor()
    gate.release()
    await expect.poll(() => cards().count()).toBe(2)
    await notice(page, 'Success', 'File uploaded successfully').waitFor()
    await expect.poll(() => page.getByText('Uploading...').count()).toBe(0)
    expect(forms).toEqual([['media: a.txt'], ['media: b.txt']])
  })

  it('[S5-media-01] [S5-media-02] refuses what is too large and sends the rest', async () => {
    const page = await openMedia()
    const files = [textFile('large.txt', LIMITS.uploadBytes + 1), textFile('small.txt')]
    await input().setInputFiles(files)
    await page.getByText('large.txt is larger than 10MB').first().waitFor()
    await cards().filter({ hasText: 'small.txt' }).waitFor()
    expect(await cards().count()).toBe(1)
  })

  it('[S5-media-01] says of a file that it is too large', async () => {
    const page = await openMedia()
    await input().setInputFiles(textFile('large.txt', LIMITS.uploadBytes + 1))
    await failure(page, 'File too large', 'large.txt is larger than 10MB').waitFor()
  })

  it('[S7-post-media-02] [S8-media-01] says what the server said, and goes on with the next file', async () => {
    const page = await openMedia()
    product.allowError('Failed to load resource')
    const fake = { name: 'not-a-picture.png', mimeType: 'image/png', buffer: Buffer.from('x') }
    const real = { name: 'picture.png', mimeType: 'image/png', buffer: await picture('png') }
    const answer = page.waitForResponse(uploads)
    await input().setInputFiles([fake, real])
    const { message } = (await (await answer).json()) as { message: string }
    await page.getByRole('region', { name: 'Uploads' }).getByText(message).waitFor()
    await cards().filter({ hasText: 'picture.png' }).waitFor()
  })

  it.each([
    ['S8-media-01', 500, 'Refused for the test.'],
    ['S8-media-02', 0, 'Failed to upload file'],
  ])('[%s] status %d: %s', async (_, status, text) => {
    const page = await openMedia()
    product.allowError('Failed to load resource')
    await refuse(page, { address: uploads, method: 'POST', status })
    await input().setInputFiles(textFile('a.txt'))
    await failure(page, 'Upload Error', text).waitFor()
  })

  it('[S7-post-media-03] without a sentence from the server it is Upload failed', async () => {
    const page = await openMedia()
    product.allowError('Failed to load resource')
    await page.route(uploads, (route) => route.fulfill({ status: 502, body: '<html>' }))
    await input().setInputFiles(textFile('a.txt'))
    await failure(page, 'Upload Error', 'Upload failed').waitFor()
  })

  it('[S2-media-28] [S5-delete-02] [S7-delete-media-01] asks, deletes and says so', async () => {
    await data.text('notes.txt')
    const page = await openMedia()
    const sentence = 'Are you sure you want to delete "notes.txt"?'
    await cards().hover()
    await page.getByRole('button', { name: 'Delete notes.txt' }).click()
    await question(page, sentence).answer('Cancel')
    expect(await cards().count()).toBe(1)
    await page.getByRole('button', { name: 'Delete notes.txt' }).click()
    await question(page, sentence).answer('Delete')
    await notice(page, 'Success', 'File deleted successfully').waitFor()
    await page.getByText('No media files found').waitFor()
  })

  it('[S7-delete-media-02] [S8-media-03] a failed deletion says so', async () => {
    await data.text('notes.txt')
    const page = await openMedia()
    product.allowError('Failed to load resource')
    await refuse(page, { address: '**/api/media/*', method: 'DELETE', status: 500 })
    await cards().hover()
    await page.getByRole('button', { name: 'Delete notes.txt' }).click()
    await question(page, 'Are you sure you want to delete "notes.txt"?').answer('Delete')
    await failure(page, 'Error', 'Failed to delete file').waitFor()
    expect(await cards().count()).toBe(1)
  })
})

describe('§2 file types', () => {
  it('a document has the icon of its type, not a preview', async () => {
    const page = await openMedia()
    const file = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: pdf() }
    await input().setInputFiles(file)
    const card = cards().filter({ hasText: 'paper.pdf' })
    await card.getByText('application', { exact: true }).waitFor()
    expect(await card.locator('img').count()).toBe(0)
    await page.getByText('1 file', { exact: true }).waitFor()
  })
})
