import { expect, it } from 'vitest'
import { previewLinkSchema } from '#src/contract/posts/preview-link-calls.ts'
import { readHead } from '#tests/support/page-head.ts'
import { useServer } from '#tests/support/use-server.ts'

const server = useServer()
const { data } = server

it('the preview of a draft is stored by no cache and indexed by no search engine, and is 404 for visitors', async () => {
  const { id } = await data.post({ title: 'Not out yet', isPublished: false })
  const asVisitor = async () => (await fetch(`${server.url}/blog/${id}`)).status
  expect(await asVisitor()).toBe(404)
  const preview = await server.asAdmin('GET', `/blog/${id}`)
  expect(preview.status).toBe(200)
  expect(preview.headers.get('cache-control')).toContain('no-store')
  expect(preview.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  const html = await preview.text()
  expect(html).toContain('Not out yet')
  expect(readHead(html).robots).toContain('noindex')
  // The author's response must not be served to the next visitor.
  expect(await asVisitor()).toBe(404)
})

it('scripts of a shared preview run by their nonce, whatever React writes into the page', async () => {
  const { id } = await data.post({ title: 'Not out yet', isPublished: false })
  const created = await server.asAdmin('POST', `/api/blog/${id}/preview-links`)
  const { path } = previewLinkSchema.parse(await created.json())
  const preview = await fetch(`${server.url}${path}`)
  expect(preview.status).toBe(200)
  expect(preview.headers.get('content-security-policy')).toContain("script-src 'self' 'nonce-")
})
