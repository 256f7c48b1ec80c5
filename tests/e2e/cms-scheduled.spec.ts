import { describe, expect, it } from 'vitest'
import { chosenOption } from '#tests/support/chosen-option.ts'
import { useCmsData } from '#tests/support/cms-data.ts'
import { editorPage, savePost, showSettings } from '#tests/support/editor-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = useCmsData(product)

const { open } = editorPage(product)
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
const seenBy = async (id: string) => (await fetch(`${product.url}/blog/${id}`)).status

describe('a scheduled post', () => {
  it('keeps its date and its category when saved, until it is published manually', async () => {
    const publishedAt = inAnHour()
    const { id, slug } = await data.post({ title: 'Soon', category: 'Travel', publishedAt })
    const page = await open(`/cms/blog/edit/${id}`)
    expect(await chosenOption(page.getByLabel('Status', { exact: true }))).toMatch(
      /^Scheduled for /,
    )
    await page.getByLabel('Title', { exact: true }).fill('Soon!')
    await savePost(page)
    await page.waitForURL('**/cms/blog')
    expect(await data.readPost(id)).toMatchObject({
      title: 'Soon!',
      category: 'Travel',
      publishedAt,
    })
    expect(await seenBy(slug)).toBe(404)

    await open(`/cms/blog/edit/${id}`)
    await showSettings(page)
    await page.getByRole('button', { name: 'Publish Now' }).click()
    await savePost(page)
    await page.waitForURL('**/cms/blog')
    await expect.poll(() => seenBy(slug)).toBe(200)
  })

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
