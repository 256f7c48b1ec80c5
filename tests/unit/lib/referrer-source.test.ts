import { expect, it } from 'vitest'
import { DIRECT, OTHER_SITE, referrerSource } from '#src/lib/http/referrer-source.ts'

it.each([
  ['news.ycombinator.com', 'news.ycombinator.com'],
  ['WWW.Example.ORG', 'example.org'],
  ['xn--mnchen-3ya.de', 'xn--mnchen-3ya.de'],
  ['', DIRECT],
  ['folio.example', DIRECT],
  ['www.folio.example', DIRECT],
])('%j is counted as %j', (host, source) => {
  expect(referrerSource(host, 'folio.example')).toBe(source)
  expect(referrerSource(host, 'www.folio.example')).toBe(source)
})

it.each([
  ['an IPv4 address', '192.168.1.20'],
  ['an IPv6 address', '[2001:db8::1]'],
  ['a name of a local network', 'intranet'],
  ['a path', 'example.org/secret'],
  ['a query', 'example.org?user=1'],
  ['a user', 'user@example.org'],
  ['a long name', `${'a'.repeat(60)}.example`],
  ['markup', '<b>.example'],
  ['an empty label', 'example..org'],
  ['spaces', ' example.org'],
])('%s is not stored by name', (_name, host) => {
  expect(referrerSource(host, 'folio.example')).toBe(OTHER_SITE)
})

// Exponential backtracking would exceed the test time-out.
it.each([`${'a-'.repeat(100_000)}!`, `${'a.'.repeat(31)}!`])(
  'a long hostile text is not stored',
  (text) => {
    expect(referrerSource(text, 'folio.example')).toBe(OTHER_SITE)
  },
)
