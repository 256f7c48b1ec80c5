import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { acceptedDialogs, failure, hold, notice, useCms } from '#tests/support/cms-page.ts'
import { pdf } from '#tests/support/sample-files.ts'

const { product, openScreen } = useCms()

const openMedia = () => openScreen('/cms/media')
const choose = (page: Page, ...names: string[]) =>
  page
    .locator('input[type="file"]')
    .setInputFiles(
      names.map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`I am ${name}.`) })),
    )
const go = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Management' }).getByRole('link', { name }).click()

/** Loses the response to the next upload. */
const cutUploadAnswer = (page: Page) =>
  page.evaluate(() => {
    const send = XMLHttpRequest.prototype.send
    XMLHttpRequest.prototype.send = function (body) {
      XMLHttpRequest.prototype.send = send
      this.onload = this.onerror
      send.call(this, body)
    }
  })

describe('uploads', () => {
  it('continue when their screen is left, and can be watched, cancelled and retried on return', async () => {
    const page = await openMedia()
    const gate = await hold(page, '**/api/media/upload')
    await choose(page, 'one.txt', 'two.txt', 'three.txt')
    await page.getByRole('button', { name: 'Cancel one.txt' }).waitFor()
    await go(page, 'Posts')
    await page.getByRole('heading', { name: 'Blog Management' }).waitFor()
    await go(page, 'Media')
    await page.getByText('Uploading...').waitFor()
    for (const name of ['two.txt', 'three.txt'])
      await page.getByRole('button', { name: `Cancel ${name}` }).click()
    await expect.poll(() => page.getByLabel('Cancelled').count()).toBe(2)
    gate.release()
    await page.getByLabel('Uploaded').waitFor()
    await page.getByText('1 file', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Send three.txt again' }).click()
    await expect.poll(() => page.getByLabel('Uploaded').count()).toBe(2)
    await page.getByText('2 files', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Send two.txt again' }).click()
    await page.getByText('3 files', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Clear' }).click()
    await page.getByRole('region', { name: 'Uploads' }).waitFor({ state: 'detached' })
  })

  it(
    'warn before the page is closed, from any screen, and only while they run',
    { tags: 'long' },
    async () => {
      const page = await openMedia()
      const asked = acceptedDialogs(page)
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
    },
  )

  it('are kept when their response is cut, and stored once on retry', async () => {
    const page = await openMedia()
    const input = page.locator('input[type="file"]')
    await input.waitFor({ state: 'attached' })
    product.allowError('Failed to load resource')
    await cutUploadAnswer(page)
    await input.setInputFiles({ name: 'me.pdf', mimeType: 'application/pdf', buffer: pdf() })
    await failure(page, 'Upload Error', 'Failed to upload file').waitFor()
    await page.getByRole('button', { name: 'Send me.pdf again' }).click()
    await notice(page, 'Success', 'uploaded successfully').waitFor()
    expect(await (await product.asAdmin('GET', '/api/media')).json()).toHaveLength(1)
  })
})
