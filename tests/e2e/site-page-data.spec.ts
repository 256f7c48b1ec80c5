import { afterEach, describe, expect, it } from 'vitest'
import { cmsData } from '#tests/support/cms-data.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { countWaiting, movePointer } from '#tests/support/sleeping-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = cmsData(product)
afterEach(() => data.empty())

const ADDRESS = '**/*?page-data=*'

describe('the data of a page', () => {
  it('that says something is missing wake it', async () => {
    product.allowError('404')
    const page = product.page()
    await page.goto('/blog/never-written')
    await movePointer(page)
    await page.getByRole('button', { name: /theme/i }).click()
    await page.locator('html.dark').waitFor()
  })

  it('that has changed since it came: the reader gets the new one', async () => {
    const { id, slug } = await data.post({ title: 'Locks', content: '<p>As it was</p>' })
    // React tells of it and goes on with what is true now.
    product.allowError('Minified React error #418')
    const page = product.page()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.goto(`/blog/${slug}`)
    await page.getByText('As it was').waitFor()
    const body = postBody({ title: 'Locks', content: '<p>As it is</p>' })
    expect((await product.asAdmin('PUT', `/api/blog/${id}`, body)).status).toBe(200)
    await movePointer(page)
    await page.clock.resume()
    await page.getByText('As it is').waitFor()
    await page.getByText('As it was').waitFor({ state: 'detached' })
  })
})

describe('where they do not come', () => {
  it('the page stays to be read, and its links lead on', async () => {
    product.allowError('Failed to load resource')
    const page = product.page()
    await page.clock.install()
    await page.route(ADDRESS, (route) => route.abort())
    await page.goto('/blog')
    await movePointer(page)
    await page.getByRole('link', { name: 'Back to Home' }).click()
    // As long as a link waits for its scripts.
    await page.clock.runFor(2000)
    await page.waitForURL(`${product.url}/`)
    expect(await countWaiting(page)).toBeGreaterThan(5)
  })

  it('because its build is gone, the page is loaded anew, once', async () => {
    product.allowError('Failed to load resource')
    const page = product.page()
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.route(ADDRESS, (route) => route.fulfill({ status: 410, body: 'Gone' }))
    await page.goto('/blog')
    await expect.poll(() => loads).toBe(2)
    const refused = page.waitForResponse(ADDRESS)
    await movePointer(page)
    await refused
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(loads).toBe(2)
    expect(await countWaiting(page)).toBeGreaterThan(5)
  })
})
