// @module-tag long
import { beforeEach, it } from 'vitest'
import type { Page } from 'playwright'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { cmsStates, expectAccessibleStates, LONG } from '#tests/suites/screens/cms-states.ts'
import type { States } from '#tests/suites/screens/cms-states.ts'
import { intercept } from '#tests/support/interception.ts'
import { useCms } from '#tests/support/cms-page.ts'

const { product, data } = useCms({ browser: { reducedMotion: 'reduce' } })
const { openScreen, ask, bare } = cmsStates(product)
beforeEach(() => product.allowError('Failed to load resource'))

const message = (name: string) =>
  data.message({ name, email: 'ada@example.com', subject: `Hello ${LONG}`, message: LONG })
const twoResumes = async () => [await data.resume(`${LONG}.pdf`), await data.resume('second.pdf')]
const upload = (page: Page, name: string, size: number) =>
  page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.alloc(size, 'a') })

const STATES: States = {
  ...bare('the media', '/cms/media', 'media', 'No media files found'),
  'uploads that were done and refused': async () => {
    const page = await openScreen('/cms/media')
    await upload(page, 'small.txt', 10)
    await page.getByLabel('Uploaded').waitFor()
    await upload(page, `${LONG}.txt`, 10 * 1024 * 1024 + 1)
    await page.getByLabel('Failed').waitFor()
  },
  'an upload on its way': async () => {
    const page = await openScreen('/cms/media')
    // A request held at its route would continue when the test ends, and leave a file to the next one.
    await page.evaluate(() => {
      XMLHttpRequest.prototype.send = () => undefined
    })
    await upload(page, `${LONG}.txt`, 10)
    await page.getByText('Uploading...').waitFor()
  },
  'the details of a picture': async () => {
    const { url } = await data.image(`${LONG}.png`)
    await data.post({ title: `Locks ${LONG}`, content: `<p><img src="${url}" alt="x"></p>` })
    const page = await openScreen('/cms/media')
    await page.getByRole('button', { name: 'Details of' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Locks' }).waitFor()
  },
  'the deletion of a file, asked about': () =>
    ask('/cms/media', `Delete ${LONG}.txt`, () => data.text(`${LONG}.txt`)),
  ...bare('the resumes', '/cms/resume', 'resumes', 'No resume files found'),
  'the preview of a resume': async () => {
    await data.resume(`${LONG}.pdf`)
    // The browser's PDF viewer is a page of its own, outside the product.
    await intercept(product.page(), '**/files/resumes/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<html lang="en"><title>PDF</title><main aria-label="PDF"><h1>PDF</h1></main></html>',
      }),
    )
    const page = await openScreen('/cms/resume')
    await page.getByRole('button', { name: `${LONG}.pdf`, exact: true }).click()
    await page.getByRole('dialog').waitFor()
  },
  'the activation of a resume, asked about': () => ask('/cms/resume', 'Set Active', twoResumes),
  'the messages': async () => {
    await message('Ada')
    await message(LONG)
    const page = await openScreen('/cms/contacts')
    await page.getByRole('checkbox', { name: 'Select all messages' }).check()
    await page.getByText('2 messages', { exact: true }).waitFor()
  },
  'a message': async () => {
    await message(LONG)
    const page = await openScreen('/cms/contacts')
    await page.getByRole('button', { name: LONG, exact: false }).first().click()
    await page.getByRole('region', { name: 'Message' }).waitFor()
  },
  'an answered message': async () => {
    await message('Ada')
    const page = await openScreen('/cms/contacts')
    await page.getByRole('button', { name: /Ada$/ }).first().click()
    await page.getByRole('button', { name: 'Mark as answered' }).click()
    await page.getByRole('term').filter({ hasText: 'Answered' }).waitFor()
  },
  'the saved answers, one of them invalid': async () => {
    const page = await openScreen('/cms/contacts')
    await page.getByRole('button', { name: 'Saved answers' }).click()
    await page.getByRole('button', { name: 'Add answer' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Title is required').waitFor()
  },
  ...bare('the messages', '/cms/contacts', 'contact', 'No messages found'),
}

expectAccessibleStates(STATES, product.page)

it('axe finds nothing on the menu of saved answers', async () => {
  await message('Ada')
  const page = await openScreen('/cms/contacts')
  await page.getByRole('button', { name: /Ada$/ }).first().click()
  await page.getByRole('button', { name: 'Use saved answer' }).click()
  await page.getByRole('menuitem').first().waitFor()
  // The rest of the page is hidden from screen readers while the menu is open.
  await expectAccessible(page, { within: '[role="menu"]' })
})

it('axe finds nothing on the rest of the menu, which narrow windows have behind "More"', async () => {
  // Controls below the popover count as covering it: axe does not know the top layer.
  const page = await openScreen('/cms/settings')
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('link', { name: 'Trash and activity' }).waitFor()
  await expectAccessible(page, { widths: { phone: 320, desktop: 768 } })
})
