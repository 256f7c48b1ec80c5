import { afterEach, describe, expect, it } from 'vitest'
import { LIMITS } from '#src/contract/limits.ts'
import { cmsData } from '#tests/support/cms-data.ts'
import { failure, hold, notice, question, refuse, sentForms } from '#tests/support/cms-page.ts'
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
const textFile = (name: string, bytes = 10) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.alloc(bytes, 'x'),
})
const uploads = '**/api/media/upload'

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
    const list = page.getByRole('region', { name: 'Uploads' })
    await list.getByText('large.txt is larger than 10MB').waitFor()
    await list
      .getByRole('listitem')
      .filter({ hasText: 'small.txt' })
      .getByLabel('Uploaded')
      .waitFor()
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
