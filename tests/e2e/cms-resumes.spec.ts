import { describe, expect, it } from 'vitest'
import { give } from '#tests/support/clipboard.ts'
import { failure, notice, question, refuse, sentForms, useCms } from '#tests/support/cms-page.ts'
import { pdf } from '#tests/support/sample-files.ts'

const { product, data, openScreen } = useCms()

const openResumes = () => openScreen('/cms/resume', 'Resume Manager')
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
  it('[S2-resume-12] a row has a preview and a download', async () => {
    for (const name of ['first.pdf', 'second.pdf']) await data.resume(name)
    const page = await openResumes()
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

  it('[S8-resume-03] [S8-resume-04] shows an error when an activation or a deletion fails', async () => {
    for (const name of ['first.pdf', 'second.pdf']) await data.resume(name)
    const page = await openResumes()
    product.allowError('Failed to load resource')
    await refuse(page, { address: '**/api/resume/*/activate', method: 'PUT', status: 500 })
    await activateSecond()
    await failure(page, 'Error', 'Failed to activate resume').waitFor()
    await refuse(page, { address: '**/api/resume/*', method: 'DELETE', status: 500 })
    await remove('second.pdf').click()
    await question(page, 'Are you sure you want to delete "second.pdf"?').answer('Delete')
    await failure(page, 'Error', 'Failed to delete resume').waitFor()
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
  it('[S2-resume-01] [S5-resume-02] begin with a button that chooses one file, and reject other types', async () => {
    const page = await openResumes()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Upload Resume' }).click()
    expect((await chooser).isMultiple()).toBe(false)
    await input().setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('x') })
    await failure(page, 'Invalid file type', 'Only PDF files are allowed for resumes').waitFor()
  })

  it('[S7-post-resume-02] [S8-resume-01] [S8-resume-02] that fail show the server’s message, else a generic one', async () => {
    const page = await openResumes()
    product.allowError('Failed to load resource')
    await refuse(page, { address: uploads, method: 'POST', status: 500 })
    await input().setInputFiles(pdfFile('500.pdf'))
    await failure(page, 'Upload Error', 'Refused for the test.').waitFor()
    await refuse(page, { address: uploads, method: 'POST', status: 0 })
    await input().setInputFiles(pdfFile('cut.pdf'))
    await failure(page, 'Upload Error', 'Failed to upload resume').waitFor()
  })

  it('[S5-resume-01] [S7-post-resume-01] [S7-post-resume-04] uploads only the first of two files; shows the progress', async () => {
    const page = await openResumes()
    const forms = await sentForms(page)
    const zone = page.getByRole('button', { name: /^Drop PDF resume here/ })
    const type = 'application/pdf'
    const files = ['first.pdf', 'second.pdf'].map((name) => ({ name, type, bytes: pdf() }))
    await give(zone, 'drop', { files })
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
    const share = async () => Number(await bar.getAttribute('value'))
    await expect.poll(share).toBeGreaterThan(0.05)
    const first = await share()
    await expect.poll(share).toBeGreaterThan(first)
    await limit(-1)
    await row('slow.pdf').waitFor()
    await bar.waitFor({ state: 'detached' })
  })
})
