import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { cmsData } from '#tests/support/cms-data.ts'
import { useServer } from '#tests/support/use-server.ts'

const server = useServer()
const data = cmsData(server)

/** A page as it comes over the wire, and its data by the address that stands in it. */
async function fetched(path: string) {
  const answer = await fetch(`${server.url}${path}`)
  const html = await answer.text()
  const query = /<script type="late-data" src="([^"]+)"/.exec(html)?.[1] ?? 'none'
  const address = new URL(query, `${server.url}${path}`)
  return { html, status: answer.status, address, data: await fetch(address) }
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
      // What was written a moment ago may still be told of, which makes the page anew.
      const repeated = async () => {
        const { address, data: current } = await fetched(path)
        const etag = current.headers.get('etag') ?? ''
        return (await fetch(address, { headers: { 'if-none-match': etag } })).status
      }
      await expect.poll(repeated).toBe(304)
    }
    const post = await fetched(`/blog/${slug}`)
    expect(post.html).toContain('Held for long')
    expect(await post.data.text()).toContain('Held for long')
  })

  it('stand in the home page itself, as one script that its policy allows', async () => {
    const answer = await fetch(server.url)
    const html = await answer.text()
    const [script, ...more] = [...html.matchAll(/<script>([^<]*__next_f[^<]*)<\/script>/g)]
    expect([typeof script?.[1], more]).toEqual(['string', []])
    expect(script?.[1]).toContain('\n0:{"P":')
    const hash = createHash('sha256')
      .update(script?.[1] ?? '')
      .digest('base64')
    expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
  })

  it('come for a page that says something is missing', async () => {
    const missing = await fetched('/blog/never-written')
    expect([missing.status, missing.data.status]).toEqual([404, 200])
  })

  it('are gone for a page of another build, and nothing where there are none', async () => {
    const gone = await fetch(`${server.url}/blog?page-data=older`)
    expect(gone.status).toBe(410)
    expect(gone.headers.get('cache-control')).toBe('no-store')
    const { search } = (await fetched('/blog')).address
    expect((await fetch(`${server.url}/robots.txt${search}`)).status).toBe(404)
    expect((await fetch(`${server.url}/${search}`)).status).toBe(404)
  })
})
