import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { cmsData } from '#tests/support/cms-data.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { countWaiting, movePointer } from '#tests/support/sleeping-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = cmsData(product)
afterEach(() => data.empty())

const ADDRESS = '**/*?page-data=*'

/** A page as it comes over the wire, and its data by the address that stands in it. */
async function fetched(path: string) {
  const answer = await fetch(`${product.url}${path}`)
  const html = await answer.text()
  const query = /<script type="late-data" src="([^"]+)"/.exec(html)?.[1] ?? 'none'
  const asked = new URL(query, `${product.url}${path}`)
  return { html, status: answer.status, address: asked, data: await fetch(asked) }
}

describe('the data of a finished page', () => {
  it('are no part of it, and come with an entity tag of their own', async () => {
    const { slug } = await data.post({ title: 'Locks', content: '<p>Held for long</p>' })
    for (const path of ['/blog', `/blog/${slug}`, '/resume', `/blog/${slug}`]) {
      const page = await fetched(path)
      expect(page.html, path).not.toContain('__next_f.push([1')
      expect(page.data.status, path).toBe(200)
      expect(page.data.headers.get('content-type')).toContain('application/json')
      expect(page.data.headers.get('x-robots-tag')).toBe('noindex')
      expect(page.data.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
      const pieces = (await page.data.json()) as unknown[][]
      expect(pieces[0]).toEqual([0])
      expect(pieces.length).toBeGreaterThan(1)
      const etag = page.data.headers.get('etag') ?? ''
      const again = await fetch(page.address, { headers: { 'if-none-match': etag } })
      expect(again.status).toBe(304)
    }
    const post = await fetched(`/blog/${slug}`)
    expect(post.html).toContain('Held for long')
    expect(await post.data.text()).toContain('Held for long')
  })

  it('stand in the home page itself, as one script that its policy allows', async () => {
    const answer = await fetch(product.url)
    const html = await answer.text()
    const [script, ...more] = [...html.matchAll(/<script>([^<]*__next_f[^<]*)<\/script>/g)]
    expect([typeof script?.[1], more]).toEqual(['string', []])
    expect(script?.[1]).toContain('\n0:{"P":')
    const hash = createHash('sha256')
      .update(script?.[1] ?? '')
      .digest('base64')
    expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
  })

  it('of a page that says something is missing come, and it wakes', async () => {
    const missing = await fetched('/blog/never-written')
    expect(missing.status).toBe(404)
    expect(missing.data.status).toBe(200)
    product.allowError('404')
    const page = product.page()
    await page.goto('/blog/never-written')
    await movePointer(page)
    await page.getByRole('button', { name: /theme/i }).click()
    await page.locator('html.dark').waitFor()
  })

  it('are gone for a page of another build, and nothing where there are none', async () => {
    const gone = await fetch(`${product.url}/blog?page-data=older`)
    expect(gone.status).toBe(410)
    expect(gone.headers.get('cache-control')).toBe('no-store')
    const { search } = (await fetched('/blog')).address
    expect((await fetch(`${product.url}/robots.txt${search}`)).status).toBe(404)
    expect((await fetch(`${product.url}/${search}`)).status).toBe(404)
  })

  it('of a page that has changed since it came: the reader gets the new one', async () => {
    const { id, slug } = await data.post({ title: 'Locks', content: '<p>As it was</p>' })
    // React tells of it and goes on with what is true now.
    product.allowError('Minified React error #418')
    const page = product.page()
    await page.goto(`/blog/${slug}`)
    await page.getByText('As it was').waitFor()
    const body = postBody({ title: 'Locks', content: '<p>As it is</p>' })
    expect((await product.asAdmin('PUT', `/api/blog/${id}`, body)).status).toBe(200)
    await movePointer(page)
    await page.getByText('As it is').waitFor()
    expect(await page.getByText('As it was').count()).toBe(0)
  })
})

describe('where they do not come', () => {
  it('the page stays to be read, and its links lead on', async () => {
    product.allowError('Failed to load resource')
    const page = product.page()
    await page.route(ADDRESS, (route) => route.abort())
    await page.goto('/blog')
    await movePointer(page)
    await page.getByRole('link', { name: 'Back to Home' }).click()
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
