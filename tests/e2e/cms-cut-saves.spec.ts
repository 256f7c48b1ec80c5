import { expect, it } from 'vitest'
import { useCmsData } from '#tests/support/cms-data.ts'
import { cutUploadAnswer, failure, notice, openSignedIn } from '#tests/support/cms-page.ts'
import { pdf } from '#tests/support/sample-files.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
useCmsData(product)

it('a file is kept when the response to its upload is cut, and stored once on retry', async () => {
  const page = await openSignedIn(product, '/cms/media')
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
