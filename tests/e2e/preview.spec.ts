import { expect, it } from 'vitest'
import { editorOf } from '#tests/support/editor-page.ts'
import { useCms } from '#tests/support/cms-page.ts'

const { product, data, openScreen } = useCms()

const draft = () => data.post({ title: 'Not out yet', isPublished: false })

it('[S2-editor-04] Preview shows a draft to its author, marked as a preview', async () => {
  const { id } = await draft()
  const page = await openScreen(`/cms/blog/edit/${id}`)
  const opened = product.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = await opened
  await preview.getByRole('heading', { name: 'Not out yet', level: 1 }).waitFor()
  expect(new URL(preview.url()).pathname).toBe(`/blog/${id}`)
  const bar = preview.getByRole('complementary', { name: 'Preview' })
  await bar.getByText('Only you can see it.').waitFor()
  await bar.getByRole('link', { name: 'Edit' }).click()
  await editorOf(preview).waitFor()
  expect(new URL(preview.url()).pathname).toBe(`/cms/blog/edit/${id}`)
})

it('Share draft creates a link that shows the draft to others until it is revoked', async () => {
  const { id } = await draft()
  const page = await openScreen(`/cms/blog/edit/${id}`)
  await page.getByRole('button', { name: 'Share draft' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share draft' })
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const url = await dialog.getByRole('textbox', { name: 'Preview link' }).inputValue()
  const visitor = await product.stranger()
  const response = await visitor.goto(url)
  expect(response?.headers()['cache-control']).toContain('no-store')
  expect(response?.headers()['x-robots-tag']).toContain('noindex')
  await visitor.getByRole('heading', { name: 'Not out yet', level: 1 }).waitFor()
  await visitor.getByText('Shared preview of a draft, which may still change.').waitFor()
  await dialog.getByRole('button', { name: 'Revoke link' }).click()
  await dialog.getByRole('textbox', { name: 'Preview link' }).waitFor({ state: 'hidden' })
  product.allowError('404')
  expect((await visitor.reload())?.status()).toBe(404)
  await visitor.getByRole('heading', { name: 'Blog Post Not Found' }).waitFor()
})
