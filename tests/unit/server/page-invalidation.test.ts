import { expect, it } from 'vitest'
import { areaOf } from '#src/server/request/area.ts'
import { pageInvalidationOf } from '#src/server/request/page-invalidation.ts'

const judge = (method: string, decoded: string, headers = {}) =>
  pageInvalidationOf({ method, headers }, { area: areaOf(decoded), decoded })

it.each([
  ['POST', '/api/blog'],
  ['PUT', '/api/blog/a'],
  ['DELETE', '/api/blog/a'],
  ['POST', '/api/resume/upload'],
  ['PATCH', '/api/media/a'],
  ['POST', '/api/internal/refresh'],
  ['PATCH', '/payload/api/posts/a'],
  ['POST', '/payload/collections/posts/a'],
])('%s %s invalidates public pages', (method, path) => {
  expect(judge(method, path)).toBe('certain')
})

it.each([
  ['GET', '/api/blog'],
  ['GET', '/payload/api/posts'],
  ['GET', '/api/internal/refresh'],
  ['POST', '/api/visit'],
  ['POST', '/api/contact'],
  ['POST', '/api/nowhere'],
])('%s %s does not invalidate public pages', (method, path) => {
  expect(judge(method, path)).toBe('none')
})

it('a refresh after a gap is a possible change; other calls cannot set that header', () => {
  const gap = { 'x-folio-after-gap': '1' }
  expect(judge('POST', '/api/internal/refresh', gap)).toBe('possible')
  expect(judge('PUT', '/api/blog/a', gap)).toBe('certain')
})
