import { afterEach, describe, expect, it } from 'vitest'
import type { Page } from 'playwright'
import { cmsData } from '#tests/support/cms-data.ts'
import { cut, cutUploadAnswer, failure, notice } from '#tests/support/cms-page.ts'
import { pdf } from '#tests/support/sample-files.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = cmsData(product)
afterEach(() => data.empty())

const openEditor = async (path: string) => {
  await product.signIn()
  const page = product.page()
  await page.goto(path)
  await page.getByRole('textbox', { name: 'Blog Content' }).waitFor()
  product.allowError('Failed to load resource')
  return page
}
const save = (page: Page) => page.getByRole('button', { name: /^(Save|Update)$/ }).click()

const stored = async (path: string) =>
  (await (await product.asAdmin('GET', path)).json()) as unknown[]
const cutUpload = {
  before: (page: Page) => cut(page, { address: '**/upload', method: 'POST', when: 'before' }),
  after: cutUploadAnswer,
}

describe.each(['before', 'after'] as const)('the network is cut %s a save arrives', (when) => {
  it('[S8-blog-05] of a new post: the text stays, and trying again makes one post', async () => {
    const page = await openEditor('/cms/blog/new')
    await page.getByLabel('Title', { exact: true }).fill('Locks')
    await page.getByLabel('Excerpt', { exact: true }).fill('About rows.')
    await page.getByLabel('Read Time', { exact: true }).fill('7')
    await page.getByRole('textbox', { name: 'Blog Content' }).fill('What must not be lost')
    await cut(page, { address: '**/api/blog', method: 'POST', when })
    await save(page)
    await failure(page, 'Error', 'Failed to create blog post').waitFor()
    await page.getByLabel('Title', { exact: true }).fill('Locks again')
    await save(page)
    await notice(page, 'Success', 'Blog post created successfully').waitFor()
    expect((await data.posts()).map(({ title }) => title)).toEqual(['Locks again'])
  })

  it('[S8-blog-04] of a post: the text stays, and trying again is no conflict', async () => {
    const { id } = await data.post({ title: 'Locks' })
    const page = await openEditor(`/cms/blog/edit/${id}`)
    await page.getByRole('textbox', { name: 'Blog Content' }).fill('What must not be lost')
    await cut(page, { address: `**/api/blog/${id}`, method: 'PUT', when })
    await save(page)
    await failure(page, 'Error', 'Failed to update blog post').waitFor()
    await save(page)
    await notice(page, 'Success', 'Blog post updated successfully').waitFor()
    await page.waitForURL('**/cms/blog')
    expect((await data.readPost(id)).content).toBe('<p>What must not be lost</p>')
  })

  it.each([
    ['/cms/media', '/api/media', 'Failed to upload file', 'File uploaded successfully'],
    ['/cms/resume', '/api/resumes', 'Failed to upload resume', 'Resume uploaded successfully'],
  ])(
    '[S8-media-02] [S8-resume-02] of a file on %s: trying again stores one',
    async (screen, told, failed, done) => {
      await product.signIn()
      const page = product.page()
      await page.goto(screen)
      const input = page.locator('input[type="file"]')
      await input.waitFor({ state: 'attached' })
      product.allowError('Failed to load resource')
      await cutUpload[when](page)
      await input.setInputFiles({ name: 'me.pdf', mimeType: 'application/pdf', buffer: pdf() })
      await failure(page, 'Upload Error', failed).waitFor()
      await page.getByRole('button', { name: 'Send me.pdf again' }).click()
      await notice(page, 'Success', done).waitFor()
      expect(await stored(told)).toHaveLength(1)
    },
  )
})
