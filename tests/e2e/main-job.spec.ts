import type { Page } from 'playwright'
import { beforeEach, expect, it } from 'vitest'
import { notice } from '#tests/support/cms-page.ts'
import { editorOf } from '#tests/support/editor-page.ts'
import { pdf, imageFile } from '#tests/support/sample-files.ts'
import { sha256 } from '#tests/support/uploads.ts'
import { fillContactForm } from '#tests/support/fill-contact-form.ts'
import { openPage } from '#tests/support/open-page.ts'
import { emptyProduct } from '#tests/support/shared-product.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const TITLE = 'Row locks, measured'
const CODE = 'const held: number = await lock("posts")\nconsole.log(held)'
const MESSAGE = { subject: 'A question about locks', text: 'Hello,\nhow do you count them?' }
const resume = pdf({ text: 'the résumé of the main job' })

// A second attempt starts without the post, the files and the message of the first.
beforeEach(() => emptyProduct(product.product()))

it('[S0-intro-01] [S0-intro-04] [S1-visitor-04] signs in, writes with code, publishes, uploads, receives a message, and sees all of it', async () => {
  // Expected: a session check before sign-in, and a read of the active resume before there is one.
  product.allowError('/api/auth/user')
  product.allowError('/api/resume/active')
  const page = product.page()
  await signInFromTheDoor(page)
  await writePost(page)
  await uploadPhoto(page)
  await uploadResume(page)

  const visitor = await product.stranger()
  await readPost(visitor)
  await downloadResume(visitor)
  await sendMessage(visitor)

  await page.goto('/cms/contacts')
  const cards = page.getByRole('list', { name: 'Messages' }).getByRole('listitem')
  await cards.filter({ hasText: MESSAGE.subject }).click()
  const detail = page.getByRole('region', { name: 'Message' })
  await detail.getByText('how do you count them?').waitFor()
  await page.getByText('1 message', { exact: true }).waitFor()
  await page.goto('/cms')
  await page.getByText('1 published').waitFor()
  await page.getByText('1 message').waitFor()
})

async function signInFromTheDoor(page: Page) {
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Administrator', exact: true }).click()
  await page.getByText('Admin Mode').waitFor()
}

async function writePost(page: Page) {
  await page.goto('/cms/blog/new')
  const editor = editorOf(page)
  await page.getByLabel('Title', { exact: true }).fill(TITLE)
  await page.getByLabel('Excerpt').fill('What waiting costs.')
  await page.getByLabel('Read Time').fill('4')
  await editor.click()
  await page.getByRole('button', { name: 'Bold' }).click()
  await page.keyboard.type('Measure first.')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Insert Code Block' }).click()
  const dialog = page.getByRole('dialog', { name: 'Insert Code Block' })
  await dialog.getByRole('combobox', { name: 'Language' }).selectOption('typescript')
  await dialog.getByLabel('Code').fill(CODE)
  await dialog.getByRole('button', { name: 'Insert Code' }).click()
  await editor.locator('pre').waitFor()
  await page.getByRole('button', { name: 'Publish Now' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await notice(page, 'Success', 'Blog post created successfully').waitFor()
  await page.getByRole('heading', { name: TITLE }).waitFor()
}

async function uploadPhoto(page: Page) {
  const buffer = await imageFile('jpeg', { width: 1600, height: 900, gps: true })
  await page.goto('/cms/media')
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'desk.jpg', mimeType: 'image/jpeg', buffer })
  await notice(page, 'File uploaded successfully').waitFor()
  const shown = page.getByRole('list', { name: 'Media files' }).locator('img')
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0)
}

async function uploadResume(page: Page) {
  await page.goto('/cms/resume')
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'mine.pdf', mimeType: 'application/pdf', buffer: resume })
  await notice(page, 'Resume uploaded successfully').waitFor()
  const rows = page.getByRole('list', { name: 'All Resume Files' }).getByRole('listitem')
  await rows.filter({ hasText: 'mine.pdf' }).getByText('Active', { exact: true }).waitFor()
}

async function readPost(page: Page) {
  await page.goto('/')
  await page.locator('#blog').getByRole('heading', { name: TITLE }).waitFor()
  await page.goto('/blog')
  await page.getByRole('link', { name: TITLE }).click()
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor()
  await page.locator('article strong').getByText('Measure first.').waitFor()
  const code = page.getByRole('group', { name: 'Code: typescript' })
  expect(await code.innerText()).toBe(CODE)
  expect(await code.locator('.token.keyword').allInnerTexts()).toEqual(['const', 'await'])
}

async function downloadResume(page: Page) {
  const response = await page.request.get('/api/resume')
  expect(response.headers()['content-type']).toBe('application/pdf')
  expect(sha256(await response.body())).toBe(sha256(resume))
}

async function sendMessage(page: Page) {
  await openPage(page, '/')
  await fillContactForm(page, { Subject: MESSAGE.subject, Message: MESSAGE.text })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await notice(page, 'Message sent successfully!').waitFor()
}
