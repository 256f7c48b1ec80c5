import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { cmsData } from '#tests/support/cms-data.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = cmsData(product)

const MARKUP = `"'><img src=x onerror=alert(1)><svg onload=alert(2)>{{7*7}}`
const NAMES = [`${MARKUP}<script>alert(3)</script>`, `\u202egpj.exe ${MARKUP}`, 'W'.repeat(100)]
let post = ''

// Once for the file: nothing here changes what is stored.
beforeAll(async () => {
  for (const name of NAMES) {
    // A slash would be a folder to whoever reads names of files.
    const file = name.replaceAll('/', '')
    await data.image(`${file}.png`)
    await data.text(`${file}.txt`)
    await data.resume(`${file}.pdf`)
    const tags = [MARKUP.slice(0, 40), 'W'.repeat(40)]
    const category = name.slice(0, 60)
    const made = { title: name, excerpt: `${MARKUP} ${'W'.repeat(300)}`, category, tags }
    await data.post(made)
    post = (await data.post({ ...made, isPublished: false })).id
    await data.contact({ name, subject: name, message: `${MARKUP}\n${'W'.repeat(400)}` })
  }
  // A line of the record with such a name.
  const [first] = await data.posts()
  await product.asAdmin('DELETE', `/api/blog/${first?.id}`)
  post = (await data.posts()).find(({ isPublished }) => !isPublished)?.id ?? ''
})

/** The test's page on a phone. Whatever ran would show a dialog or ask for the picture that is not there. */
async function watched() {
  const ran: string[] = []
  const page = product.page()
  page.on('dialog', (dialog) => {
    ran.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/x')) ran.push(request.url())
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await product.signIn()
  return { page, ran }
}

/** Nothing became an element, and nothing ran. */
async function expectInert(page: Page, ran: string[], where: string) {
  const elements = await page.locator('img[src="x"], svg[onload], [onerror]').count()
  expect({ where, elements, ran }).toEqual({ where, elements: 0, ran: [] })
}

/** And nothing stands out at the side of a phone. */
async function expectHarmless(page: Page, ran: string[], where: string) {
  await expectInert(page, ran, where)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect({ where, width }).toEqual({ where, width: 360 })
}

describe('X: names that are markup, reversed or endless (P4)', () => {
  it.each([
    ['/cms', 'Recent activity'],
    ['/cms/blog', '5 posts loaded'],
    ['/cms/media', '6 files'],
    ['/cms/resume', 'Active Resume'],
    ['/cms/contacts', 'W'.repeat(100)],
    ['/cms/activity', 'Published'],
    ['/cms/blog/new', 'Post Content'],
  ])('★ %s shows them as text', async (path, landmark) => {
    const { page, ran } = await watched()
    await page.goto(path)
    await page.getByText(landmark).first().waitFor()
    await page.waitForLoadState('networkidle')
    await expectHarmless(page, ran, path)
  })

  it('★ the editor of such a post, its sidebar and its question', async () => {
    const { page, ran } = await watched()
    await page.goto(`/cms/blog/edit/${post}`)
    await expect.poll(() => page.getByLabel('Title').inputValue()).toMatch(/onerror|WWW/)
    await page.waitForLoadState('networkidle')
    await expectHarmless(page, ran, 'editor')
    await page.goto('/cms/blog')
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click()
    await page.getByRole('alertdialog').waitFor()
    await expectHarmless(page, ran, 'question')
    await page.getByRole('button', { name: 'Cancel' }).click()
  })

  it('★ dialogs of files, and toasts that name them', { timeout: 120_000 }, async () => {
    const { page, ran } = await watched()
    await page.goto('/cms/media')
    for (const at of [0, 2, 4]) {
      await page
        .getByRole('button', { name: /^Details of/ })
        .nth(at)
        .click()
      await page.getByRole('dialog').waitFor()
      await expectHarmless(page, ran, `details ${at}`)
      await page.getByRole('button', { name: 'Close' }).click()
    }
    const hostile = `${MARKUP}.png`
    const file = {
      name: hostile,
      mimeType: 'image/png',
      buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
    }
    await page.locator('input[type="file"]').setInputFiles(file)
    await page.getByText(`${hostile} is larger than 10MB`).first().waitFor()
    await expectHarmless(page, ran, 'toast')
    await page.goto('/cms/resume')
    await page
      .getByRole('button', { name: /^Delete/, disabled: false })
      .last()
      .click()
    await page.getByRole('alertdialog').waitFor()
    await expectHarmless(page, ran, 'question of a resume')
  })

  it('★ a message that is read, and the question before it is deleted', async () => {
    const { page, ran } = await watched()
    for (const name of NAMES) {
      await page.goto('/cms/contacts')
      await page.getByRole('button', { name: `View the message of ${name}`, exact: true }).click()
      await page.getByText('Reply via Email').first().waitFor()
      await expectHarmless(page, ran, name)
    }
    await page.getByRole('button', { name: 'Delete', exact: true }).last().click()
    await page.getByRole('alertdialog').waitFor()
    await expectHarmless(page, ran, 'question of a message')
  })

  // Payload's own tables are wider than a phone and scroll; that nothing runs is what counts there.
  it.each(['posts', 'media', 'resumes', 'contacts', 'audit', 'users'])(
    '★ /payload: the list of %s',
    async (collection) => {
      const { page, ran } = await watched()
      await page.goto(`/payload/collections/${collection}`)
      await page.locator('tbody tr').first().waitFor()
      await page.waitForLoadState('networkidle')
      await expectInert(page, ran, collection)
    },
  )

  it('★ public pages: the list, a tag and a post', async () => {
    const { page, ran } = await watched()
    const published = (await data.posts()).filter(({ isPublished }) => isPublished)
    for (const path of ['/', '/blog', ...published.map(({ id }) => `/blog/${id}`)]) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expectInert(page, ran, path)
    }
  })
})
