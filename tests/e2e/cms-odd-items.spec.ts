import { expect, it } from 'vitest'
import { cmsData } from '#tests/support/cms-data.ts'
import { openSignedIn } from '#tests/support/cms-page.ts'
import { intercept } from '#tests/support/interception.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = cmsData(product)

it('[S2-cms-blog-12] shows posts with unexpected fields, and the number of unreadable posts', async () => {
  await data.post({ title: 'Locks' })
  const page = product.page()
  await intercept(page, '**/api/blog', async (route) => {
    const [post] = (await (await route.fetch()).json()) as object[]
    const odd = {
      ...post,
      id: crypto.randomUUID(),
      title: 'Builds',
      status: 'archived',
      tags: 'Go',
    }
    await route.fulfill({ json: [post, odd, { ...post, title: 7 }] })
  })
  await openSignedIn(product, '/cms/blog')
  await page.getByRole('heading', { name: 'Locks' }).waitFor()
  const card = page.getByRole('listitem').filter({ hasText: 'Builds' })
  await card.getByText('archived', { exact: true }).waitFor()
  await page.getByText('1 post could not be read and is not shown.').waitFor()
  expect(await page.getByText('could not be loaded').count()).toBe(0)
  await data.empty()
})
