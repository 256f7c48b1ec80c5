import { expect, it } from 'vitest'
import { cmsData } from '#tests/support/cms-data.ts'
import { openSignedIn } from '#tests/support/cms-page.ts'
import { intercept } from '#tests/support/interception.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = cmsData(product)

it('[S2-cms-blog-12] shows posts with unexpected fields in a neutral style, and the number of unreadable posts', async () => {
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
    const bare = { ...odd, id: crypto.randomUUID(), title: 'Tests', status: undefined }
    await route.fulfill({ json: [post, odd, bare, { ...post, title: 7 }] })
  })
  await openSignedIn(product, '/cms/blog')
  await page.getByRole('heading', { name: 'Locks' }).waitFor()
  for (const [title, status] of [
    ['Builds', 'archived'],
    ['Tests', 'unknown'],
  ] as const) {
    const card = page.getByRole('listitem').filter({ hasText: title })
    const badge = card.getByText(status, { exact: true })
    expect(await badge.getAttribute('class')).toContain('text-muted')
  }
  await page.getByText('1 post could not be read and is not shown.').waitFor()
  expect(await page.getByText('could not be loaded').count()).toBe(0)
  await data.empty()
})
