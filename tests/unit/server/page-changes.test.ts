import { expect, it } from 'vitest'
import { areaOf } from '#src/server/area.ts'
import { changesPages } from '#src/server/page-changes.ts'

const judge = (method: string, decoded: string) =>
  changesPages(method, { area: areaOf(decoded), decoded })

it.each([
  ['POST', '/api/blog'],
  ['PUT', '/api/blog/a'],
  ['DELETE', '/api/blog/a'],
  ['POST', '/api/resume/upload'],
  ['PATCH', '/api/media/a'],
  ['POST', '/api/internal/refresh'],
  ['PATCH', '/payload/api/posts/a'],
  ['POST', '/payload/collections/posts/a'],
])('%s %s changes public pages', (method, path) => {
  expect(judge(method, path)).toBe(true)
})

it.each([
  ['GET', '/api/blog'],
  ['GET', '/payload/api/posts'],
  ['POST', '/api/visit'],
  ['POST', '/api/contact'],
  ['POST', '/api/nowhere'],
])('%s %s leaves them as they are', (method, path) => {
  expect(judge(method, path)).toBe(false)
})
