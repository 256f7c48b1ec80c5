import { expect, it } from 'vitest'
import { negotiateMarkdown, variesByAccept } from '#src/server/request/markdown-request.ts'

const taken = (accept: string | undefined, url = '/blog/locks?a=1', method = 'GET') => {
  const req = { method, url, headers: accept === undefined ? {} : { accept } }
  negotiateMarkdown(req)
  return req.url
}

it.each([
  ['text/markdown', '/blog/locks.md'],
  ['text/markdown, text/html;q=0.9, */*;q=0.1', '/blog/locks.md'],
  ['text/html, text/markdown;q=0.9', '/blog/locks?a=1'],
  ['text/markdown;q=0, text/html', '/blog/locks?a=1'],
  ['text/html,application/xhtml+xml,*/*;q=0.8', '/blog/locks?a=1'],
  ['*/*', '/blog/locks?a=1'],
  ['', '/blog/locks?a=1'],
  [undefined, '/blog/locks?a=1'],
  [`text/markdown,${'a/b,'.repeat(1000)}`, '/blog/locks?a=1'],
])('Accept: %.60s requests %s', (accept, url) => {
  expect(taken(accept)).toBe(url)
})

it.each(['/blog/tag/rust', '/blog/posts.json', '/', '/projects', '/api/blog/x'])(
  '%s has no Markdown',
  (url) => {
    expect(taken('text/markdown', url)).toBe(url)
    expect(variesByAccept(url)).toBe(false)
  },
)

it('a project has Markdown; a write is not rewritten', () => {
  expect(taken('text/markdown', '/projects/folio')).toBe('/projects/folio.md')
  expect(taken('text/markdown', '/blog/locks', 'POST')).toBe('/blog/locks')
  expect([variesByAccept('/blog/locks'), variesByAccept('/projects/a.md')]).toEqual([true, true])
})
