import type { Page } from 'playwright'
import { afterEach, describe, expect, it } from 'vitest'
import { cmsData } from '#tests/support/cms-data.ts'
import { failure, hold, openSignedIn, question } from '#tests/support/cms-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = cmsData(product)
afterEach(() => data.empty())

const openMedia = () => openSignedIn(product, '/cms/media')
const choose = (page: Page, ...names: string[]) =>
  page
    .locator('input[type="file"]')
    .setInputFiles(
      names.map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`I am ${name}.`) })),
    )
const go = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Management' }).getByRole('link', { name }).click()

describe('uploads', () => {
  it('go on when their screen is left, and can be watched and cancelled on return', async () => {
    const page = await openMedia()
    const gate = await hold(page, '**/api/media/upload')
    await choose(page, 'one.txt', 'two.txt', 'three.txt')
    await page.getByRole('button', { name: 'Cancel one.txt' }).waitFor()
    await go(page, 'Posts')
    await page.getByRole('heading', { name: 'Blog Management' }).waitFor()
    await go(page, 'Media')
    await page.getByText('Uploading...').waitFor()
    await page.getByRole('button', { name: 'Cancel two.txt' }).click()
    await page.getByLabel('Cancelled').waitFor()
    gate.release()
    await expect.poll(() => page.getByLabel('Uploaded').count()).toBe(2)
    await page.getByText('2 files', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Clear' }).click()
    await page.getByRole('region', { name: 'Uploads' }).waitFor({ state: 'detached' })
  })

  it('are asked about before the page is closed, from any screen, and only while they go on', async () => {
    const page = await openMedia()
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    const gate = await hold(page, '**/api/media/upload')
    await choose(page, 'one.txt')
    await page.getByRole('button', { name: 'Cancel one.txt' }).waitFor()
    await go(page, 'Posts')
    await page.getByRole('heading', { name: 'Blog Management' }).click()
    product.allowError('Failed to load resource')
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
    gate.release()
    await go(page, 'Media')
    await page.getByRole('heading', { name: 'Media Library' }).waitFor()
    await page.unroute('**/api/media/upload')
    await choose(page, 'two.txt')
    await page.getByLabel('Uploaded').waitFor()
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
  })

  it.each([
    ['/cms/media', 'Media Library'],
    ['/cms/blog/new', 'New Post'],
  ])('keep the page %s when a file is dropped beside its place', async (path, heading) => {
    const page = await openSignedIn(product, path)
    await page.getByRole('heading', { name: heading }).waitFor()
    const isKept = await page.evaluate(() => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['x'], 'x.txt', { type: 'text/plain' }))
      const drop = (type: string) =>
        document.body.dispatchEvent(
          new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
        )
      return [drop('dragover'), drop('drop')]
    })
    // False: its default, which is to open the file, was prevented.
    expect(isKept).toEqual([false, false])
  })

  it('that are refused for what they are offer no second try', async () => {
    product.allowError('Failed to load resource')
    const page = await openMedia()
    await page.locator('input[type="file"]').setInputFiles({
      name: 'fake.png',
      mimeType: 'image/png',
      buffer: Buffer.from('No picture.'),
    })
    await failure(page, 'Upload Error').waitFor()
    await page.getByLabel('Failed').waitFor()
    expect(await page.getByRole('button', { name: 'Send fake.png again' }).count()).toBe(0)
  })
})

describe('files', () => {
  it('are asked about at once, however slow the answer where they are used', async () => {
    await data.text('notes.txt')
    const page = await openMedia()
    const gate = await hold(page, '**/api/media/*/uses')
    await page.getByRole('button', { name: 'Delete notes.txt' }).click()
    const asked = question(page, 'Are you sure you want to delete "notes.txt"?')
    await asked.dialog.getByText('Looking where it is used...').waitFor()
    gate.release()
    await asked.dialog.getByText('It is used in no post.').waitFor()
    await asked.dialog.getByText('It can be taken back for 30 days.').waitFor()
    await asked.answer('Cancel')
  })

  it('say why they stay, the active resume: by keyboard too', async () => {
    await data.resume('cv.pdf')
    const page = await openSignedIn(product, '/cms/resume')
    const remove = page.getByRole('button', { name: 'Delete cv.pdf' })
    expect(await remove.isDisabled()).toBe(true)
    await remove.focus()
    await page.keyboard.press('Enter')
    await failure(page, 'Error', 'The active resume cannot be deleted').waitFor()
    expect(await page.getByRole('alertdialog').count()).toBe(0)
  })
})
