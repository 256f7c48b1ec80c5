import { expect, it } from 'vitest'
import { isCompressible, negotiateEncoding } from '#src/server/request/content-encoding.ts'

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0,*', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['zstd', 'identity'],
  ['identity;q=0, zstd', 'identity'],
  ['br;q=nonsense', 'identity'],
])('Accept-Encoding: %s selects %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding)
})

it.each([
  ['text/html', true],
  ['application/json', true],
  ['application/rss+xml', true],
  ['image/svg+xml', true],
  ['text/event-stream', false],
  ['image/avif', false],
  ['font/woff2', false],
  ['application/pdf', false],
  ['', false],
])('%s is compressible: %s', (type, isWorthIt) => {
  expect(isCompressible(type)).toBe(isWorthIt)
})
