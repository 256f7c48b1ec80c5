import { expect, it } from 'vitest'
import { areaOf } from '#src/server/request/area.ts'
import { hasSingleHost, decodeTarget } from '#src/server/limits/validate-request.ts'

it.each([
  ['/', '/'],
  ['/blog/a%20b?x=%zz', '/blog/a b'],
  ['/%61pi/blog', '/api/blog'],
  ['/blog/..%2f..%2fetc', '/blog/../../etc'],
  ['/blog/%E2%82%AC', '/blog/€'],
  ['/a...b/.well-known', '/a...b/.well-known'],
])('parses the target %s', (url, decoded) => {
  expect(decodeTarget(url)).toBe(decoded)
})

it.each([
  undefined,
  '',
  '*',
  'http://evil.test/',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '/a\\b',
  '/cms/..//evil.test',
  '/../etc/passwd',
  '/a/./b',
  '/%2e%2e/etc',
  '/a/.%2E/b',
  '/%',
  '/%E0%A4%A',
  '/%ff',
  '/a%00b',
  '/ä',
  '/a\tb',
])('decodeTarget refuses %s', (url) => {
  expect(decodeTarget(url)).toBeUndefined()
})

it.each([
  ['/', 'page'],
  ['/blog/a', 'page'],
  ['/api', 'api'],
  ['/api/blog', 'api'],
  ['/apiary', 'page'],
  ['/cms/blog/new', 'cms'],
  ['/admin', 'admin'],
  ['/administration', 'page'],
  ['/payload', 'payload'],
  ['/payload/api/posts', 'payload-api'],
  ['/files/media/a', 'files'],
  ['/_next/static/a.js', 'static'],
])('%s is %s', (path, area) => {
  expect(areaOf(path)).toBe(area)
})

it.each([
  [['Host', 'folio.test'], true],
  [['host', '127.0.0.1:3000'], true],
  [['HOST', '[::1]:3000'], true],
  [['Accept', 'host', 'Host', 'a'], true],
  [[], false],
  [['Host', 'a', 'host', 'a'], false],
  [['Host', ''], false],
  [['Host', 'a b'], false],
  [['Host', 'user@a'], false],
  [['Host', 'a/b'], false],
  [['Host', 'a:port'], false],
])('Host in %j: %s', (rawHeaders, isFine) => {
  expect(hasSingleHost(rawHeaders)).toBe(isFine)
})
