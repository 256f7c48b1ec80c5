import { describe, expect, it } from 'vitest'
import { useCmsData } from '#tests/support/cms-data.ts'
import {
  failure,
  hold,
  notice,
  openSignedIn,
  question,
  refuse,
  sentForms,
} from '#tests/support/cms-page.ts'
import { intercept } from '#tests/support/interception.ts'
import { pdf } from '#tests/support/sample-files.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = useCmsData(product)

const openResumes = () => openSignedIn(product, '/cms/resume', 'Resume Manager')
const rows = () =>
  product.page().getByRole('list', { name: 'All Resume Files' }).getByRole('listitem')
const row = (name: string) => rows().filter({ hasText: name })
const remove = (name: string) => row(name).getByRole('button', { name: `Delete ${name}` })
const input = () => product.page().locator('input[type="file"]')
const pdfFile = (name: string, size = 0) => ({
  name,
  mimeType: 'application/pdf',
  buffer: pdf({ size }),
})
const activateSecond = async () => {
  await row('second.pdf').getByRole('button', { name: 'Set Active' }).click()
  await question(product.page(), 'Set "second.pdf" as the active resume?').answer('Set Active')
}
const uploads = '**/api/resume/upload'
/** The active resume, as refetched by the screen after a successful write with this method. */
const activeAfter = async (method: string) => {
  const page = product.page()
  await page.waitForResponse((answer) => answer.request().method() === method && answer.ok())
  return page.waitForResponse('**/api/resume/active')
}

describe('resume manager', () => {
  it('[S2-resume-08] [S9-skeletons-02] shows 3 skeletons while loading, and links back', async () => {
    const list = await hold(product.page(), '**/api/resumes')
    const page = await openResumes()
    await expect.poll(() => page.locator('[data-skeleton]').count()).toBe(3)
    list.release()
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await page.waitForURL('**/cms')
  })

  it('[S2-resume-07] [S2-resume-17] shows an empty list with a way to upload', async () => {
    const page = await openResumes()
    await page.getByRole('heading', { name: 'All Resume Files' }).waitFor()
    await page.getByText('No resume files found').waitFor()
    await page.getByText('Upload your first resume to get started').waitFor()
    await page.getByRole('button', { name: 'Upload First Resume' }).waitFor()
  })

  it('[S2-resume-01] [S2-resume-05] [S2-resume-06] offers a zone and a button for one PDF', async () => {
    const page = await openResumes()
    await page.getByText('Drop PDF resume here or click to upload').waitFor()
    await page.getByText('Only PDF files are supported (max 10MB)').waitFor()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Upload Resume' }).click()
    expect((await chooser).isMultiple()).toBe(false)
  })

  it('[S2-resume-09] [S2-resume-10] [S2-resume-11] a row shows the name, size, age and the Active badge', async () => {
    const first = await data.resume('first.pdf')
    await openResumes()
    await row('first.pdf').getByText(`${first.size} Bytes`).waitFor()
    await row('first.pdf').getByText('just now').waitFor()
    await row('first.pdf').getByText('Active', { exact: true }).waitFor()
  })

  it('[S2-resume-12] [S2-resume-13] a row has a preview, a download and, unless it is active, Set Active', async () => {
    for (const name of ['first.pdf', 'second.pdf']) await data.resume(name)
    const page = await openResumes()
    expect(await row('first.pdf').getByRole('button', { name: 'Set Active' }).count()).toBe(0)
    await row('second.pdf').getByRole('button', { name: 'Set Active' }).waitFor()
    await row('second.pdf').getByRole('link', { name: 'Preview second.pdf' }).waitFor()
    for (const name of ['first.pdf', 'second.pdf']) {
      const download = page.waitForEvent('download')
      await row(name)
        .getByRole('link', { name: `Download ${name}` })
        .click()
      expect((await download).suggestedFilename()).toBe(name)
    }
    const shown = page.waitForResponse(/\/files\/resumes\//)
    await page.getByRole('button', { name: 'second.pdf', exact: true }).click()
    await page.getByRole('dialog', { name: 'second.pdf' }).locator('iframe').waitFor()
    expect((await shown).status()).toBe(200)
  })

  it('[S2-resume-02] [S2-resume-03] previews the active resume', async () => {
    const first = await data.resume('first.pdf')
    const page = await openResumes()
    await page.getByRole('heading', { name: 'Active Resume' }).waitFor()
    const preview = page.getByRole('link', { name: 'Preview', exact: true })
    expect(await preview.getAttribute('href')).toBe(first.url)
    expect(await preview.getAttribute('target')).toBe('_blank')
  })

  it('[S1-admin-04] [S2-resume-04] [S7-get-resume-02] downloads the active resume from the URL of visitors, in a new tab', async () => {
    const first = await data.resume('first.pdf')
    const page = await openResumes()
    const download = page.getByRole('link', { name: 'Download', exact: true })
    expect(await download.getAttribute('href')).toBe('/api/resume')
    expect(await download.getAttribute('target')).toBe('_blank')
    for (const address of [first.url, '/api/resume']) {
      const { status, headers } = await fetch(`${product.url}${address}`)
      const type = headers.get('content-type')
      expect([address, status, type]).toEqual([address, 200, 'application/pdf'])
    }
  })

  it('[S8-resume-03] shows an error when an activation fails', async () => {
    for (const name of ['first.pdf', 'second.pdf']) await data.resume(name)
    const page = await openResumes()
    product.allowError('Failed to load resource')
    await refuse(page, { address: '**/api/resume/*/activate', method: 'PUT', status: 500 })
    await activateSecond()
    await failure(page, 'Error', 'Failed to activate resume').waitFor()
  })

  it('[S2-resume-16] [S4-resume-02] [S7-activate-02] activates another after a confirmation', async () => {
    for (const name of ['first.pdf', 'second.pdf', 'third.pdf']) await data.resume(name)
    const page = await openResumes()
    const again = activeAfter('PUT')
    await activateSecond()
    const { originalName } = (await (await again).json()) as { originalName: string }
    expect(originalName).toBe('second.pdf')
    await notice(page, 'Success', 'Resume activated successfully').waitFor()
    await row('second.pdf').getByText('Active', { exact: true }).waitFor()
    expect(await rows().getByText('Active', { exact: true }).count()).toBe(1)
    const card = page.getByRole('paragraph').filter({ hasText: /^second\.pdf$/ })
    await card.first().waitFor()
  })

  it('[S2-resume-14] does not delete the active resume, and says why', async () => {
    for (const name of ['first.pdf', 'second.pdf']) await data.resume(name)
    const page = await openResumes()
    await remove('second.pdf').waitFor()
    expect(await remove('second.pdf').isDisabled()).toBe(false)
    expect(await remove('first.pdf').isDisabled()).toBe(true)
    await remove('first.pdf').focus()
    await page.keyboard.press('Enter')
    await failure(page, 'Error', 'The active resume cannot be deleted').waitFor()
    expect(await page.getByRole('alertdialog').count()).toBe(0)
  })

  it('[S8-resume-04] shows an error when a deletion fails', async () => {
    for (const name of ['first.pdf', 'second.pdf']) await data.resume(name)
    const page = await openResumes()
    product.allowError('Failed to load resource')
    await refuse(page, { address: '**/api/resume/*', method: 'DELETE', status: 500 })
    await remove('second.pdf').click()
    await question(page, 'Are you sure you want to delete "second.pdf"?').answer('Delete')
    await failure(page, 'Error', 'Failed to delete resume').waitFor()
  })

  it('[S2-resume-15] [S5-delete-03] [S7-delete-resume-02] deletes after a confirmation, and restores by Undo', async () => {
    for (const name of ['first.pdf', 'second.pdf', 'third.pdf']) await data.resume(name)
    const page = await openResumes()
    const asked = question(page, 'Are you sure you want to delete "second.pdf"?')
    const again = activeAfter('DELETE')
    await remove('second.pdf').click()
    await asked.answer('Delete')
    expect((await again).status()).toBe(200)
    const done = notice(page, 'Success', 'Resume deleted successfully')
    // A hovered toast stays.
    await done.hover()
    await expect.poll(() => rows().count()).toBe(2)
    expect(await row('second.pdf').count()).toBe(0)
    await done.getByRole('button', { name: 'Undo' }).click()
    await notice(page, 'Success', 'The change was undone.').waitFor()
    await expect.poll(() => rows().count()).toBe(3)
    await row('second.pdf').waitFor()
    await row('first.pdf').getByText('Active', { exact: true }).waitFor()
  })
})

describe('uploads of resumes', () => {
  it('[S5-resume-02] rejects other types', async () => {
    const page = await openResumes()
    await input().setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('x') })
    await failure(page, 'Invalid file type', 'Only PDF files are allowed for resumes').waitFor()
  })

  it('[S7-post-resume-02] [S8-resume-01] shows the server’s message about a failed upload', async () => {
    const page = await openResumes()
    product.allowError('Failed to load resource')
    await refuse(page, { address: uploads, method: 'POST', status: 500 })
    await input().setInputFiles(pdfFile('500.pdf'))
    await failure(page, 'Upload Error', 'Refused for the test.').waitFor()
  })

  it('[S7-post-resume-03] [S8-resume-02] shows a generic message about a failed upload without a message', async () => {
    const page = await openResumes()
    product.allowError('Failed to load resource')
    await refuse(page, { address: uploads, method: 'POST', status: 0 })
    await input().setInputFiles(pdfFile('cut.pdf'))
    await failure(page, 'Upload Error', 'Failed to upload resume').waitFor()
    await intercept(page, uploads, (route) => route.fulfill({ status: 502, body: '<html>' }))
    await input().setInputFiles(pdfFile('502.pdf'))
    await failure(page, 'Upload Error', 'Upload failed').waitFor()
  })

  it('[S5-resume-01] [S7-post-resume-01] [S7-post-resume-04] uploads only the first of two files; shows the progress', async () => {
    const page = await openResumes()
    const transfer = await page.evaluateHandle(() => {
      const files = new DataTransfer()
      const type = 'application/pdf'
      files.items.add(new File(['%PDF-1.4\n%%EOF\n'], 'first.pdf', { type }))
      files.items.add(new File(['%PDF-1.4\n%%EOF\n'], 'second.pdf', { type }))
      return files
    })
    const forms = await sentForms(page)
    const zone = page.getByRole('button', { name: /^Drop PDF resume here/ })
    await zone.dispatchEvent('drop', { dataTransfer: transfer })
    await notice(page, 'Success', 'Resume uploaded successfully').waitFor()
    await row('first.pdf').waitFor()
    expect(await rows().count()).toBe(1)
    expect(forms).toEqual([['resume: first.pdf']])

    const network = await product.context().newCDPSession(page)
    const limit = (uploadThroughput: number) =>
      network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      })
    await network.send('Network.enable')
    await limit(200_000)
    await input().setInputFiles(pdfFile('slow.pdf', 2_000_000))
    const bar = page.getByRole('progressbar', { name: 'Uploading slow.pdf' })
    const share = async () => Number(await bar.getAttribute('aria-valuenow'))
    await expect.poll(share).toBeGreaterThan(5)
    const first = await share()
    await expect.poll(share).toBeGreaterThan(first)
    await limit(-1)
    await row('slow.pdf').waitFor()
    await bar.waitFor({ state: 'detached' })
  })
})
