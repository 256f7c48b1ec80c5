import { describe, expect, it } from 'vitest'
import { useCmsData } from '#tests/support/cms-data.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = useCmsData(product)

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

describe('a scheduled post', () => {
  it('has the status scheduled in both lists, with its time', { tags: 'long' }, async () => {
    const publishedAt = inAnHour()
    await data.post({ title: 'Soon', publishedAt })
    await data.post({ title: 'There' })
    await product.signIn()
    const page = product.page()
    await page.goto('/cms/blog')
    const card = (title: string) => page.getByRole('listitem').filter({ hasText: title })
    await card('Soon').locator(`time[datetime="${publishedAt}"]`).waitFor()
    expect(await card('Soon').innerText()).toContain('scheduled')
    expect(await card('Soon').innerText()).not.toContain('Published')
    expect(await card('There').innerText()).toContain('Published')
    await page.goto('/payload/collections/posts')
    const row = (title: string) => page.locator('tbody tr').filter({ hasText: title })
    await row('Soon').waitFor()
    expect(await row('Soon').innerText()).toContain('Scheduled')
    expect(await row('There').innerText()).toContain('Published')
  })
})
